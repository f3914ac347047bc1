import { describe, expect, it } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import { dresser } from '../../../src/block/deal/dress.ts';
import { Keystream } from '../../../src/block/deal/keystream.ts';
import { Lot } from '../../../src/block/deal/lot.ts';
import type { Choose } from '../../../src/block/make/choose.ts';
import type { ZoneGuise } from '../../../src/block/make/maker.ts';
import { planOf } from '../../../src/block/plan.ts';
import { happy, rencontre } from '../../game/records.ts';

const lot = new Lot(new Keystream(new Uint8Array(32).fill(9)), 64);
lot.begin({ a: 0, b: 0 });
const choose: Choose = (what, options) => {
  const option = options[lot.below(options.length)];
  if (option === undefined) throw new Error(`nothing to choose from at ${what}`);
  return option;
};

const ALWAYS = [600, 900, 2_000, 2_000, 4_000, 4_000, 10_000, 100_000, 3_000_000];

/** What is left of the guises where these are taken out, each once. */
function without(guises: readonly ZoneGuise[], taken: readonly number[]): readonly ZoneGuise[] {
  const left = [...guises];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at === -1) throw new Error(`${one} is not there`);
    left.splice(at, 1);
  }
  return left;
}

describe('the months that do not win', () => {
  const dress = dresser(planOf(happy), lot);

  it('show what every ticket shows, but for what is won, and three amounts more', () => {
    for (const wins of [[], [30_000], [20, 20], [40, 40, 20], [40, 20, 20]]) {
      const guises = dress(0, wins.map(euros), choose);
      expect(guises).toHaveLength(12 - wins.length);
      const others = without(
        guises,
        without(
          ALWAYS,
          wins.map((amount) => amount * 100),
        ) as number[],
      );
      expect(others).toHaveLength(3);
    }
  });

  it('show them in any order', () => {
    const firsts = new Set(Array.from({ length: 200 }, () => dress(0, [], choose)[0]));
    expect(firsts.size).toBe(7);
  });
});

it('a Bonus has no guise: it loses with 0 €', () => {
  expect(dresser(planOf(happy), lot)(1, [], choose)).toEqual([]);
});

describe('the single zones of the 2007 game', () => {
  const plan = planOf(rencontre);
  const dress = dresser(plan, lot);

  it('have one guise where they lose and none where they win', () => {
    expect([0, 1, 2, 3].map((surface) => dress(surface, [], choose).length)).toEqual([1, 1, 1, 1]);
    expect([0, 1, 2, 3].map((surface) => dress(surface, [euros(3)], choose).length)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [0, 29.59], // 10 degrees of freedom, one in a thousand
    [1, 29.59],
    [2, 37.7],
    [3, 18.47],
  ])('take those of surface %i as often as their weights say', (surface, limit) => {
    const wardrobe = plan.wardrobes[surface];
    if (wardrobe === undefined) throw new Error('no wardrobe');
    const counts = new Map<ZoneGuise, number>();
    for (let at = 0; at < 60_000; at++) {
      for (const guise of dress(surface, [], choose)) counts.set(guise, (counts.get(guise) ?? 0) + 1);
    }
    const total = wardrobe.weights.reduce((sum, weight) => sum + weight, 0);
    const chiSquare = wardrobe.guises.reduce<number>((sum, guise, at) => {
      const expected = (60_000 * (wardrobe.weights[at] ?? 0)) / total;
      return sum + ((counts.get(guise) ?? 0) - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(limit);
  });
});
