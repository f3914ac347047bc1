import { describe, expect, it } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import { Keystream } from '../../../src/block/deal/keystream.ts';
import { type Seats, seatWinners } from '../../../src/block/deal/seats.ts';
import { isHigh, type Plan, planOf } from '../../../src/block/plan.ts';
import { happy, rencontre } from '../../game/records.ts';
import { withPack } from '../policies.ts';

const KEYS = [1, 2].map((byte) => new Uint8Array(32).fill(byte));

const packsOf = (plan: Plan, seats: Seats): readonly (readonly number[])[] =>
  Array.from({ length: plan.packs }, (_, pack) => seats.winners(pack));

describe.each([happy, rencontre])('the seats of a block of $id', (game) => {
  const plan = planOf(game);
  const dealt = KEYS.map((key) => packsOf(plan, seatWinners(plan, new Keystream(key))));

  it('hold every row of the plan exactly, with either key', () => {
    for (const packs of dealt) {
      const counts = plan.rows.map(() => 0);
      for (const pack of packs) for (const row of pack) counts[row] = (counts[row] ?? 0) + 1;
      expect(counts).toEqual(plan.rows.map(({ tickets }) => tickets));
    }
  });

  it('give every pack as many winners as its rule allows, from the fewest to the most', () => {
    for (const packs of dealt) {
      const sizes = packs.map((pack) => pack.length);
      expect([Math.min(...new Set(sizes)), Math.max(...new Set(sizes))]).toEqual([
        plan.pack.least,
        plan.pack.most,
      ]);
    }
  });

  it('put no two high prizes in one pack', () => {
    const high = new Set(plan.rows.flatMap((row, index) => (isHigh(row, plan.pack) ? [index] : [])));
    for (const packs of dealt) {
      const most = packs.map((pack) => pack.filter((row) => high.has(row)).length);
      expect(Math.max(...new Set(most))).toBe(1);
    }
  });

  it('are others with another key', () => {
    const [first = [], second = []] = dealt;
    const same = first.filter((pack, at) => pack.join() === second[at]?.join()).length;
    expect(same).toBeLessThan(first.length / 100);
  });

  it('are as full at the beginning of the block as at its end, at a level of one in a thousand', () => {
    const limit = 27.88; // chi-square of 9 degrees of freedom
    for (const packs of dealt) {
      const tenths = new Array<number>(10).fill(0);
      packs.forEach((pack, at) => {
        const tenth = Math.floor((at * 10) / packs.length);
        tenths[tenth] = (tenths[tenth] ?? 0) + pack.length;
      });
      const expected = tenths.reduce((sum, count) => sum + count, 0) / 10;
      expect(tenths.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(limit);
    }
  });
});

it('a pack holds several high prizes where its rule says so, and never more', () => {
  const plan = planOf(withPack(rencontre, { high: { from: euros(12), most: 5 } }));
  const seats = seatWinners(plan, new Keystream(new Uint8Array(32)));
  const high = packsOf(plan, seats).map(
    (pack) => pack.filter((row) => (plan.rows[row]?.tier.prize.cents ?? 0) >= 1_200).length,
  );
  expect([Math.min(...new Set(high)), Math.max(...new Set(high))]).toEqual([0, 5]);
  expect(high.reduce((sum, count) => sum + count, 0)).toBe(41_004);
});
