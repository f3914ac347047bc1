import { expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { draws } from '../../src/block/draws.ts';

const drawn = (seed: string, count: number, times: number): readonly number[] => {
  const draw = draws(seed);
  return Array.from({ length: times }, () => draw(count));
};

it('the same seed draws the same numbers on any machine: words of SHA-256 over seed and counter', () => {
  expect(drawn('happy-2014', 1000, 10)).toEqual([184, 106, 536, 63, 377, 847, 391, 629, 572, 629]);
});

it('another seed draws others', () => {
  expect(drawn('happy-2015', 1000, 10)).not.toEqual(drawn('happy-2014', 1000, 10));
});

it('every number below the count is drawn about as often', () => {
  const tally = new Map<number, number>();
  for (const number of drawn('dice', 6, 6000)) tally.set(number, (tally.get(number) ?? 0) + 1);
  expect([...tally.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  // Four standard deviations of a fair die.
  for (const times of tally.values()) expect(Math.abs(times - 1000)).toBeLessThan(116);
});

it('a draw is from one number or more, and from no more than a word holds', () => {
  expect(drawn('one', 1, 3)).toEqual([0, 0, 0]);
  expect(() => draws('none')(0)).toThrow(Bug);
  expect(() => draws('half')(1.5)).toThrow(Bug);
  expect(draws('word')(2 ** 32)).toBeLessThan(2 ** 32);
  expect(() => draws('word')(2 ** 32 + 1)).toThrow(Bug);
});
