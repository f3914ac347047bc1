import { describe, expect, it } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import { Keystream } from '../../../src/block/deal/keystream.ts';
import { packOrderer } from '../../../src/block/deal/order.ts';
import type { PackRules } from '../../../src/game/block-policy.ts';

const RULES: PackRules = {
  of: 6,
  least: 1,
  most: 3,
  longestLosingRun: 3,
  high: { from: euros(100), most: 1 },
};

const orders = (rules: PackRules, winners: readonly number[], count: number): readonly string[] => {
  const orderOf = packOrderer(rules, new Keystream(new Uint8Array(32).fill(5)));
  return Array.from({ length: count }, (_, pack) => orderOf(pack, winners).join().replaceAll('-1', '.'));
};

const tally = (orders: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const order of orders) counts.set(order, (counts.get(order) ?? 0) + 1);
  return counts;
};

const chiSquare = (counts: Iterable<number>): number => {
  const all = [...counts];
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length;
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('the order of a pack', () => {
  it('holds its winners, and losers in all other places', () => {
    for (const order of orders(RULES, [7, 7, 40], 50)) {
      expect(order.split(',').sort()).toEqual(['.', '.', '.', '40', '7', '7']);
    }
  });

  it('is drawn from all that keep the rule, and each is as likely, at a level of one in a thousand', () => {
    // Two winners among six: 15 places for them, of which the 6 side by side leave a run of four; either may be first.
    const counts = tally(orders(RULES, [1, 2], 36_000));
    expect(counts.size).toBe(18);
    expect(chiSquare(counts.values())).toBeLessThan(40.79);
  });

  it('has no losing run that is too long, not even from its end to its beginning', () => {
    const rules = { ...RULES, of: 50, longestLosingRun: 12 };
    for (const order of orders(
      rules,
      Array.from({ length: 9 }, (_, row) => row),
      400,
    )) {
      const places = order.split(',').map((one) => (one === '.' ? 'l' : 'w'));
      expect([...places, ...places].join('')).not.toContain('l'.repeat(13));
    }
  });

  it('has winners in every place as often, at a level of one in a thousand', () => {
    const rules = { ...RULES, of: 20, longestLosingRun: 8 };
    const places = new Array<number>(20).fill(0);
    for (const order of orders(rules, [0, 0, 0, 0], 20_000)) {
      order.split(',').forEach((one, at) => {
        if (one !== '.') places[at] = (places[at] ?? 0) + 1;
      });
    }
    expect(chiSquare(places)).toBeLessThan(43.82);
  });

  it('is the pack’s own, and the same whenever it is drawn', () => {
    const rules = { ...RULES, of: 50, longestLosingRun: 40 };
    const winners = Array.from({ length: 20 }, (_, row) => row);
    const some = orders(rules, winners, 30);
    expect(new Set(some).size).toBe(30);
    expect(orders(rules, winners, 30)).toEqual(some);
  });
});
