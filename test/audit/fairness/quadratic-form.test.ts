import { expect, test } from 'vitest';
import { quadraticForm } from '../../../src/audit/fairness/quadratic-form.ts';

test('independent deviations are added up, each in its own measure', () => {
  expect(quadraticForm(Float64Array.of(4, 0, 0, 9), [2, 3])).toBeCloseTo(2, 12);
});

test('what goes together counts once', () => {
  // The inverse of [[2, 1], [1, 2]] is [[2, −1], [−1, 2]] / 3.
  expect(quadraticForm(Float64Array.of(2, 1, 1, 2), [1, 1])).toBeCloseTo(2 / 3, 12);
  expect(quadraticForm(Float64Array.of(2, 1, 1, 2), [1, -1])).toBeCloseTo(2, 12);
});

test('deviations that follow from one another cannot be measured', () => {
  expect(quadraticForm(Float64Array.of(1, 1, 1, 1), [1, 1])).toBeNull();
});
