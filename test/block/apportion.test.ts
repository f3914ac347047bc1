import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion } from '../../src/block/apportion.ts';

it('what divides is shared out exactly', () => {
  expect(apportion(294_000, [4, 1])).toEqual([235_200, 58_800]);
  expect(apportion(6, [1, 1, 1])).toEqual([2, 2, 2]);
});

it('what is left goes to the largest remainders', () => {
  expect(apportion(10, [1, 5, 1])).toEqual([2, 7, 1]);
  expect(apportion(100, [2, 3, 2])).toEqual([29, 43, 28]);
});

it('to the earlier one where remainders are the same', () => {
  expect(apportion(3, [1, 1])).toEqual([2, 1]);
  expect(apportion(2_583, [1, 1, 1, 1, 1, 1, 1, 1])).toEqual([323, 323, 323, 323, 323, 323, 323, 322]);
});

it('a weight of 0 has nothing, a single one all', () => {
  expect(apportion(7, [0, 1, 0])).toEqual([0, 7, 0]);
});

it('shares add up, and none is a whole ticket from its exact part', () => {
  const weights = fc
    .array(fc.nat(1_000), { minLength: 1, maxLength: 20 })
    .filter((some) => some.some((weight) => weight > 0));
  fc.assert(
    fc.property(fc.nat(2_000_000), weights, (count, some) => {
      const shares = apportion(count, some);
      const total = some.reduce((sum, weight) => sum + weight, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
      shares.forEach((share, at) => {
        expect(Math.abs(share - (count * (some[at] ?? 0)) / total)).toBeLessThan(1);
      });
    }),
  );
});
