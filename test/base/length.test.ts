import { expect, test } from 'vitest';
import { dots, mm, pt, toMm, toPt } from '../../src/base/length.ts';

test('millimetres, points and dots of every imager are whole on the lattice', () => {
  expect([mm(1), mm(25.4), pt(1), pt(72)]).toEqual([36_000, 914_400, 12_700, 914_400]);
  expect([240, 600, 1_200, 2_400].map((dpi) => dots(1, dpi))).toEqual([3_810, 1_524, 762, 381]);
  expect(dots(600, 600)).toBe(914_400);
});

test('a dot that is not whole on the lattice is refused, one that is just whole is not', () => {
  expect(dots(1, 914_400)).toBe(1);
  expect(() => dots(1, 914_401)).toThrow(new RangeError('a dot at 914401 dpi is not whole on the lattice'));
  expect(() => dots(1, 720 * 11)).toThrow('a dot at 7920 dpi is not whole on the lattice');
});

test('a trim of 90 × 130 mm comes back from the lattice as it went in', () => {
  expect([toMm(mm(90)), toMm(mm(130))]).toEqual([90, 130]);
  expect(toPt(pt(255.118))).toBeCloseTo(255.118, 4);
});

test('what falls between two places of the lattice goes to the nearer, half of one up', () => {
  expect([mm(0.4 / 36_000), mm(0.5 / 36_000), mm(1.4 / 36_000)]).toEqual([0, 1, 1]);
});
