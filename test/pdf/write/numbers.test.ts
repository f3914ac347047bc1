import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { mm, PER_PT, pt } from '../../../src/base/length.ts';
import { number, points } from '../../../src/pdf/write/numbers.ts';

test('a length in points has as few decimals as it needs, five at most', () => {
  expect([pt(12), pt(0.25), mm(90), 1].map((length) => `${points(length)}`)).toEqual([
    '12',
    '0.25',
    '255.11811',
    '0.00008',
  ]);
});

test('a number is never written with an exponent or as minus nothing', () => {
  expect([1e-5, 1e-6, -1e-6, -0, 2e7 + 0.5].map((value) => `${number(value)}`)).toEqual([
    '0.00001',
    '0',
    '0',
    '0',
    '20000000.5',
  ]);
  expect(Object.is(number(-1e-9), 0)).toBe(true);
});

test('every length of a sheet comes back from its points exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -mm(2_000), max: mm(2_000) }), (length) => {
      expect(Math.round(Number(`${points(length)}`) * PER_PT)).toBe(length);
    }),
  );
});

test('what is no finite number is never written', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(() => number(value)).toThrow(Bug);
  }
});
