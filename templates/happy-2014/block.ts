import { type BlockPolicy, euros, type OpenSplit, type OpenWay } from '../../src/kit.ts';

const way = (
  weight: number,
  wins: { readonly mois?: readonly number[]; readonly bonus?: number },
): OpenWay => ({
  weight,
  wins: {
    ...(wins.mois === undefined ? {} : { mois: wins.mois.map(euros) }),
    ...(wins.bonus === undefined ? {} : { bonus: [euros(wins.bonus)] }),
  },
});

/**
 * One zone wins it all.
 *
 * Why     four times out of five a month, so that the Bonus wins three times as often as any one month: worth looking
 *         forward to, and still 19 times out of 20 of no help to who scratches it alone to sort tickets
 */
const inOneZone = (prize: number): OpenSplit => ({
  prize: euros(prize),
  ways: [way(4, { mois: [prize] }), way(1, { bonus: prize })],
});

/**
 * The prizes that change a life.
 *
 * Why     never as a sum: whoever holds such a ticket reads the whole prize in one place, and no tear, stain or wrong
 *         addition can make it less. Half in a month and half in the Bonus, so that neither surface is ever out of it
 */
const ofALife = (prize: number): OpenSplit => ({
  prize: euros(prize),
  ways: [way(1, { mois: [prize] }), way(1, { bonus: prize })],
});

/**
 * How blocks of « Happy 2014 » are made; art. 3 leaves the split of every prize open.
 *
 * Why     a sum is made of 20 € and 40 € in three or four zones at most: one more scratch may double a prize, and still
 *         everyone can add it up
 */
export const policy: BlockPolicy = {
  code: '214',
  splits: [
    ofALife(30_000),
    ofALife(1_000),
    {
      prize: euros(100),
      ways: [
        way(4, { mois: [100] }),
        way(1, { bonus: 100 }),
        way(2, { mois: [40, 40, 20] }),
        way(1, { mois: [40, 40], bonus: 20 }),
        way(1, { mois: [40, 20], bonus: 40 }),
        way(1, { mois: [40, 20, 20], bonus: 20 }),
      ],
    },
    {
      prize: euros(40),
      ways: [
        way(4, { mois: [40] }),
        way(1, { bonus: 40 }),
        way(3, { mois: [20, 20] }),
        way(2, { mois: [20], bonus: 20 }),
      ],
    },
    inOneZone(20),
    inOneZone(9),
    inOneZone(6),
  ],
  guises: {
    /**
     * Why     every calendar shows every prize, and twice those that are added up: nine months hold the same amounts
     *         whatever the ticket wins, and the other three are drawn alike for all. So the twelve amounts tell nothing,
     *         and 30 000 € can be hoped for on every ticket
     */
    mois: {
      always: [6, 9, 20, 20, 40, 40, 100, 1_000, 30_000].map(euros),
      weights: (
        [
          [6, 6],
          [9, 4],
          [20, 2],
          [40, 1],
          [100, 1],
          [1_000, 1],
          [30_000, 1],
        ] as const
      ).map(([amount, weight]) => ({ guise: euros(amount), weight })),
    },
  },
  pack: {
    of: 50,
    least: 6,
    most: 16,
    longestLosingRun: 24,
    high: { from: euros(100), most: 1 },
  },
};
