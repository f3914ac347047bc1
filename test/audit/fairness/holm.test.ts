import { expect, test } from 'vitest';
import { adjusted } from '../../../src/audit/fairness/holm.ts';

test('the smallest p counts for all tests, the next for one less, and none stands before a smaller one', () => {
  expect(adjusted([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
});

test('no p is above 1', () => {
  expect(adjusted([0.9, 0.8])).toEqual([1, 1]);
  expect(adjusted([])).toEqual([]);
});
