import { expect, test } from 'vitest';
import { logGamma, upperGamma } from '../../../src/audit/fairness/gamma.ts';

/** Right to so many digits of itself, however small it is. */
const near = (found: number, right: number): void => expect(Math.abs(found / right - 1)).toBeLessThan(1e-11);

// Reference values to 16 digits from an arbitrary-precision library; Q(3, 2) is 5/e² in closed form.
test.each([
  [3, 2, 5 * Math.exp(-2)],
  [1, 1, Math.exp(-1)],
  [0.5, 50, 1.523970604832095e-23],
  [100, 500, 1.50087941192509e-106],
  [498, 600, 8.309618584841471e-6],
])('Q(%d, %d)', (a, x, right) => {
  near(upperGamma(a, x), right);
});

test('nothing is below 0, so all is above', () => {
  expect(upperGamma(4, 0)).toBe(1);
  expect(upperGamma(4, -1)).toBe(1);
});

test.each([
  [0.5, Math.log(Math.PI) / 2],
  [1, 0],
  [5, Math.log(24)],
  [101, 363.7393755555635],
])('log Γ(%d)', (a, right) => {
  expect(Math.abs(logGamma(a) - right)).toBeLessThan(1e-12 * Math.max(1, right));
});

// For whole a, Q(a, x) is e⁻ˣ times the first a terms of eˣ: on both sides of where one way to reckon it gives way to the other.
test.each([20.5, 20.999, 21.001, 21.5])('Q(20, %d) is a sum of twenty terms', (x) => {
  let [term, sum] = [1, 1];
  for (let k = 1; k < 20; k++) {
    term *= x / k;
    sum += term;
  }
  near(upperGamma(20, x), sum * Math.exp(-x));
});
