import { describe, expect, test } from 'vitest';
import { independence, independenceWithin, uniformity } from '../../../src/audit/fairness/contingency.ts';

describe('rows that go with columns', () => {
  test('are found by Pearson’s sum', () => {
    const found = independence([
      [200, 100],
      [100, 200],
    ]);
    expect(found?.chiSquare).toBeCloseTo(66.6667, 3);
    expect(found).toMatchObject({ freedom: 1, count: 600 });
    expect(found?.p).toBeLessThan(1e-15);
  });

  test('or do not, and then the sum is 0', () => {
    expect(
      independence([
        [300, 100],
        [600, 200],
      ]),
    ).toEqual({ chiSquare: 0, freedom: 1, count: 1200, p: 1 });
  });
});

describe('what is rare', () => {
  test('is put together until every cell expects fifty', () => {
    const [common, rare, rarer] = [
      [1000, 1000],
      [40, 40],
      [20, 20],
    ];
    expect(independence([common ?? [], rare ?? [], rarer ?? []])).toMatchObject({ freedom: 1, count: 2120 });
  });

  test('stays apart where it expects exactly fifty', () => {
    expect(
      independence([
        [50, 50],
        [50, 50],
        [50, 50],
      ])?.freedom,
    ).toBe(2);
    expect(
      independence([
        [50, 50],
        [50, 50],
        [49, 49],
      ])?.freedom,
    ).toBe(1);
  });

  test('leaves nothing to be said where one row or one column is all there is', () => {
    expect(independence([[10, 10]])).toBeNull();
    expect(independence([[300], [400]])).toBeNull();
    expect(
      independence([
        [30, 30],
        [30, 30],
      ]),
    ).toBeNull();
    expect(independence([])).toBeNull();
  });

  test('is no row or column at all where it never occurs', () => {
    expect(
      independence([
        [200, 0, 100],
        [0, 0, 0],
        [100, 0, 200],
      ]),
    ).toMatchObject({ freedom: 1 });
  });
});

test('several tables are one test, and those that say nothing are left out', () => {
  const telling = [
    [200, 100],
    [100, 200],
  ];
  const found = independenceWithin([telling, [[3, 4]], telling]);
  expect(found?.chiSquare).toBeCloseTo(133.3333, 3);
  expect(found).toMatchObject({ freedom: 2, count: 1200 });
  expect(independenceWithin([[[3, 4]]])).toBeNull();
});

test('counts are held against what is alike for all, if that is fifty at least', () => {
  expect(uniformity([60, 40])?.chiSquare).toBeCloseTo(4, 12);
  expect(uniformity([50, 49])).toBeNull();
  expect(uniformity([500])).toBeNull();
});
