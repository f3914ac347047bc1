import { type BlockPolicy, euros, type WeightedGuise } from '../../src/kit.ts';

const amounts = (rows: readonly (readonly [amount: number, weight: number])[]): readonly WeightedGuise[] =>
  rows.map(([amount, weight]) => ({ guise: euros(amount), weight }));

const marks = (rows: readonly (readonly [mark: string, weight: number])[]): readonly WeightedGuise[] =>
  rows.map(([guise, weight]) => ({ guise, weight }));

/** How blocks of the 2007 game are made. */
export const policy: BlockPolicy = {
  code: '207',
  splits: [],
  guises: {
    rencontre: { always: [], weights: amounts([[3, 1]]) },
    vieADeux: { always: [], weights: marks([['coeur', 1]]) },
  },
  pack: {
    of: 50,
    least: 9,
    most: 21,
    longestLosingRun: 14,
    high: { from: euros(120), most: 1 },
  },
};
