import { expect, test } from 'vitest';
import { doubt, information } from '../../../src/audit/fairness/information.ts';

test('a row that decides tells the whole doubt', () => {
  const table = [
    [1_000_000, 0],
    [0, 1_000_000],
  ];
  expect(doubt([1_000_000, 1_000_000])).toBe(1);
  expect(information(table)).toBeCloseTo(1, 5);
});

test('a row that goes with nothing tells nothing', () => {
  expect(
    information([
      [300, 100],
      [600, 200],
    ]),
  ).toBe(0);
  expect(information([])).toBe(0);
});

test('what tables tell by chance alone is taken off', () => {
  const table = [
    [60, 40],
    [40, 60],
  ];
  const raw = 1 - doubt([60, 40]);
  expect(information(table)).toBeCloseTo(raw - 1 / (2 * 200 * Math.LN2), 12);
});

test('a sure thing leaves no doubt', () => {
  expect(doubt([7, 0])).toBe(0);
});
