import type { SurfaceLaw } from '../reglement/reglement.ts';
import { isOneLetterFrom } from './one-letter.ts';
import { foldCase, withoutLigatures, wordsOf } from './words.ts';

/** A winning word, and what makes another word look like it. */
interface Winner {
  readonly word: string;
  /** Without accents or ligatures, to be found in other words: `coeur` stands in écœurant. */
  readonly bare: string;
  /** What words of its family begin with: `aim` of aimer and aimable. */
  readonly stem: string;
}

/**
 * French endings that a family drops or bends, the first that fits.
 *
 * Why     baisers → baise, so that baisemain and baiser are of the family and baisse is not
 */
const ENDINGS: readonly (readonly [ending: RegExp, left: string])[] = [
  [/ers$/, 'e'],
  [/que$/, ''],
  [/e$/, ''],
];

const winnersByLaw = new WeakMap<SurfaceLaw, readonly Winner[]>();

/**
 * The words of a phrase that lose and look as if they won, as they stand in it: of a winning word's family, holding a
 * winning word, or one letter away from one.
 *
 * Shape   empty where there are none. A winning word itself is none, nor is one without its ligature: that one is disputed
 */
export function nearWinning(law: SurfaceLaw, phrase: string): readonly string[] {
  const winners = winnersOf(law);
  return wordsOf(phrase).filter((word) => {
    const folded = foldCase(word);
    if (winners.some((winner) => folded === winner.word || folded === withoutLigatures(winner.word)))
      return false;
    const bare = bareOf(folded);
    return winners.some(
      (winner) =>
        bare.startsWith(winner.stem) || bare.includes(winner.bare) || isOneLetterFrom(folded, winner.word),
    );
  });
}

function winnersOf(law: SurfaceLaw): readonly Winner[] {
  const known = winnersByLaw.get(law);
  if (known !== undefined) return known;
  const winners = (law.winningWords ?? []).map(({ mark }) => {
    const word = foldCase(mark);
    return { word, bare: bareOf(word), stem: stemOf(bareOf(word)) };
  });
  winnersByLaw.set(law, winners);
  return winners;
}

function stemOf(word: string): string {
  const bent = ENDINGS.find(([ending]) => ending.test(word));
  return bent === undefined ? word : word.replace(bent[0], bent[1]);
}

const bareOf = (word: string): string =>
  withoutLigatures(word)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
