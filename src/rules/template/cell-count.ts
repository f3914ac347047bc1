import type { Game, Surface } from '../../game/game.ts';

/**
 * How many cells a surface has, counted from its law and declarations alone.
 *
 * Why     the template enumerates its cells by drawing them; this number comes another way, and the two must agree
 */
export function cellsOfLaw({ mechanic, law, transcriptions, marks, phrases }: Surface): number {
  const rows = transcriptions?.length ?? 0;
  const looks = law.starred ? 2 * 2 : 1;
  switch (mechanic) {
    case 'twins':
      return marks.length + rows * looks;
    case 'amount':
      return rows * looks;
    case 'arrow':
      return rows * looks * 2;
    case 'words':
      return phrases.length;
    case 'pairs':
      return marks.length;
  }
}

export const cellsOfGame = (game: Game): number =>
  game.surfaces.reduce((count, surface) => count + cellsOfLaw(surface), 0);
