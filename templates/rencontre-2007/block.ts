import { type BlockPolicy, euros, type Guises, type WeightedGuise } from '../../src/kit.ts';
import { LOSING_PHRASES } from './phrases.ts';

const amounts = (rows: readonly (readonly [amount: number, weight: number])[]): readonly WeightedGuise[] =>
  rows.map(([amount, weight]) => ({ guise: euros(amount), weight }));

/**
 * What the cards show that do not win, in 1,000.
 *
 * Why     the cards have one amount: if losing ones showed 3 € less often than winning ones do, whoever sees 3 € would know
 *         more than he should. So the weights are those of the wins, but for 130 that go to 100 € and above: one pair of
 *         cards in eight lets a player dream, and 3 € beside a day not yet seen wins 13 times in 100 instead of 11
 */
const CARDS: Guises = {
  always: [],
  weights: amounts([
    [3, 560],
    [5, 45],
    [6, 165],
    [10, 25],
    [12, 25],
    [18, 20],
    [30, 30],
    [100, 40],
    [500, 30],
    [1_000, 30],
    [5_000, 30],
  ]),
};

/**
 * What a losing target shows in the place of the amount that a winning one has its arrow on, in 1,000.
 *
 * Why     the weights of the wins but for 42 that go to 500 € and above. The third amount of a target is any of the others,
 *         whether it wins or loses, so that high amounts are seen on one target in five and tell nothing there
 */
const TARGET: Guises = {
  always: [],
  weights: amounts([
    [3, 600],
    [5, 45],
    [6, 175],
    [9, 52],
    [10, 25],
    [12, 25],
    [15, 20],
    [30, 16],
    [500, 14],
    [1_000, 14],
    [5_000, 14],
  ]),
};

/**
 * Which symbol is missing from hearts that do not win, in 60.
 *
 * Why     most pairs that win are of hearts, then of daisies: losing zones hold these two nearly always, as often as four
 *         different symbols can, so that one symbol seen tells as little as it can
 */
const HEARTS: Guises = {
  always: [],
  weights: [
    { guise: 'coeur', weight: 3 },
    { guise: 'marguerite', weight: 6 },
    { guise: 'coupe', weight: 17 },
    { guise: 'cadeau', weight: 17 },
    { guise: 'diamant', weight: 17 },
  ],
};

/** How often a losing phrase begins with these words, beside 1 for any other. */
const BEGINNINGS: ReadonlyMap<string, number> = new Map([
  ['Mon', 12],
  ['Tu', 18],
  ['De', 18],
  ['Je', 3],
]);

/**
 * Which phrase a letter holds that does not win.
 *
 * Why     a first word that winning phrases begin with more often than losing ones would tell before the rest is scratched
 */
const LETTERS: Guises = {
  always: [],
  weights: LOSING_PHRASES.map((phrase) => ({
    guise: phrase,
    weight: BEGINNINGS.get(phrase.split(' ')[0] ?? '') ?? 1,
  })),
};

/**
 * How blocks of the 2007 game are made: every tier in all its listed compositions alike, every composition in all its deals.
 *
 * Why     so every surface wins about as often as the others, and none is worth scratching alone to sort tickets
 */
export const policy: BlockPolicy = {
  code: '207',
  splits: [],
  guises: { rencontre: CARDS, coupDeFoudre: TARGET, declaration: LETTERS, vieADeux: HEARTS },
  pack: {
    of: 50,
    least: 9,
    most: 21,
    longestLosingRun: 18,
    high: { from: euros(120), most: 1 },
  },
};
