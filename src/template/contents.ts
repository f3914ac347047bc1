import type { Surface } from '../game/game.ts';
import type { PrintedAmount, ZoneContent } from '../game/ticket.ts';

/**
 * Contents of one zone that together put every value of the surface into every place it can have.
 *
 * Why     layout is proved by enumeration: what holds for these holds for every ticket. They need not be tickets
 *         that win or lose anything: three diamonds are no record, but each stands where a diamond may stand
 * Order   fixed: as the table and the marks are listed
 */
export function everyContent(surface: Surface): readonly ZoneContent[] {
  switch (surface.mechanic) {
    case 'twins':
      return pairUp(everyMark(surface), everyAmount(surface)).map(([marks, amount]) => ({
        mechanic: 'twins',
        marks,
        amount,
      }));
    case 'amount':
      return everyAmount(surface).map((amount) => ({ mechanic: 'amount', amount }));
    case 'arrow':
      return everyAmount(surface).flatMap((amount) =>
        [...Array(surface.places).keys()].map((place) => ({
          mechanic: 'arrow',
          amounts: Array<PrintedAmount>(surface.places).fill(amount),
          arrows: [place],
        })),
      );
    case 'words':
      return surface.phrases.map((phrase) => ({ mechanic: 'words', phrase }));
    case 'pairs':
      return everyMark(surface).map((symbols) => ({ mechanic: 'pairs', symbols }));
  }
}

/** Each mark in all places at once. */
const everyMark = (surface: Surface): readonly (readonly string[])[] =>
  surface.marks.map(({ id }) => Array<string>(surface.places).fill(id));

/** Each row of the table, with and without star, its transcription on either side, where the law has stars. */
function everyAmount({ law, transcriptions }: Surface): readonly PrintedAmount[] {
  const rows = transcriptions ?? [];
  if (!law.starred) return rows.map((row) => ({ ...row, star: null, transcriptionAt: null }));
  return rows.flatMap((row) =>
    [false, true].flatMap((star) =>
      (['above', 'below'] as const).map((transcriptionAt) => ({ ...row, star, transcriptionAt })),
    ),
  );
}

/** As many pairs as the longer list is long, the shorter one begun again. */
function pairUp<A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] {
  return Array.from({ length: Math.max(as.length, bs.length) }, (_, i) => {
    const [a, b] = [as[i % as.length], bs[i % bs.length]];
    if (a === undefined || b === undefined) throw new RangeError('a surface with marks has amounts too');
    return [a, b] as const;
  });
}
