import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  euros,
  formatMoney,
  groupThousands,
  isZero,
  sameMoney,
  sum,
  times,
  toEuros,
  ZERO,
} from '../../src/base/money.ts';

test.each([
  [0, '0\u00a0€'],
  [3, '3\u00a0€'],
  [999, '999\u00a0€'],
  [1_000, '1\u00a0000\u00a0€'],
  [5_000, '5\u00a0000\u00a0€'],
  [30_000, '30\u00a0000\u00a0€'],
  [1_462_500, '1\u00a0462\u00a0500\u00a0€'],
  [2.5, '2,50\u00a0€'],
  [0.05, '0,05\u00a0€'],
  [1_000.1, '1\u00a0000,10\u00a0€'],
  [-0.05, '-0,05\u00a0€'],
  [-1_000, '-1\u00a0000\u00a0€'],
])('%d euros are set with no-break spaces between thousands and before €', (amount, text) => {
  expect(formatMoney(euros(amount))).toBe(text);
});

test('a block of 2,000,000 tickets is set in groups of three from the right', () => {
  expect([2_000_000, 750_000, 100, 12, 0].map(groupThousands)).toEqual([
    '2\u00a0000\u00a0000',
    '750\u00a0000',
    '100',
    '12',
    '0',
  ]);
});

test('euros become whole cents, whatever the float says', () => {
  expect([euros(0.29).cents, euros(19.99).cents, euros(1.005).cents]).toEqual([29, 1_999, 100]);
});

test('amounts add up in cents, and nothing adds up to nothing', () => {
  expect(sum([euros(0.1), euros(0.2)])).toEqual(euros(0.3));
  expect(sum([])).toEqual(ZERO);
  expect(times(65_000, euros(6))).toEqual(euros(390_000));
});

test('only 0 € is no win', () => {
  expect([isZero(euros(0)), isZero(euros(0.01))]).toEqual([true, false]);
  expect([sameMoney(euros(15), euros(15)), sameMoney(euros(15), euros(15.01))]).toEqual([true, false]);
});

test('an amount in a record is the amount that was read from it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(euros(toEuros({ cents, currency: 'EUR' })).cents).toBe(cents);
    }),
  );
});
