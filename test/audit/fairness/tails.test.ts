import { expect, test } from 'vitest';
import {
  chiSquareTail,
  empiricalTail,
  kolmogorovTail,
  normalTail,
} from '../../../src/audit/fairness/tails.ts';

// The critical values that tables print, to the digits that they print.
test.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [16.919, 9, 0.05],
  [66.339, 49, 0.05],
  [149.449, 100, 0.001],
])('a chi-square of %d with %d degrees of freedom', (value, freedom, p) => {
  expect(chiSquareTail(value, freedom) / p).toBeCloseTo(1, 2);
});

test.each([
  [1.959964, 0.05],
  [2.575829, 0.01],
  [-3.290527, 0.001],
])('a normal of %d', (z, p) => {
  expect(normalTail(z) / p).toBeCloseTo(1, 4);
});

test.each([
  [1.3580986, 0.05],
  [1.6276236, 0.01],
  [1.9494746, 0.001],
  [0.5, 0.9639452436648751],
])('a bridge of %d', (distance, p) => {
  expect(kolmogorovTail(distance) / p).toBeCloseTo(1, 5);
});

test('the two forms of its distribution meet, and it begins at 1', () => {
  expect(Math.abs(kolmogorovTail(0.9999999) - kolmogorovTail(1))).toBeLessThan(2e-7);
  expect(kolmogorovTail(0)).toBe(1);
});

// Massey's table for samples: D at 5 % for n = 20 is 0.294, for n = 10 it is 0.409.
test.each([
  [0.294, 20],
  [0.409, 10],
])('an empirical distance of %d for %d values', (distance, n) => {
  expect(Math.abs(empiricalTail(distance, n) - 0.05)).toBeLessThan(0.002);
});
