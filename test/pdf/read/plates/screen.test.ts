import { expect, test } from 'vitest';
import { screenDots, screened } from '../../../../src/pdf/read/plates/screen.ts';

const tint = (ink: number) => ({
  name: 'Coat',
  width: 64,
  height: 64,
  ink: new Uint8Array(64 * 64).fill(ink),
});
const share = (bits: Uint8Array): number => bits.filter((bit) => bit === 255).length / bits.length;

test('full ink has no screen, and no ink has no dots', () => {
  expect(share(screened(tint(255), 8))).toBe(1);
  expect(share(screened(tint(0), 8))).toBe(0);
});

test.each([
  [51, 0.2],
  [128, 0.5],
  [204, 0.8],
])('a tint of %i exposes as many dots as it is full', (ink, expected) => {
  expect(share(screened(tint(ink), 8))).toBeCloseTo(expected, 1);
  expect(share(screened(tint(ink), 16))).toBeCloseTo(expected, 2);
});

test('a light tint is two round dots a tile, a half tile apart', () => {
  const bits = screened(tint(31), 8);
  const rows = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 16 }, (_, x) => (bits[y * 64 + x] === 255 ? '#' : '.')).join(''),
  );
  expect(rows).toEqual([
    '#......##......#',
    '................',
    '................',
    '...##......##...',
    '...##......##...',
    '................',
    '................',
    '#......##......#',
  ]);
});

test('the finer the imager, the finer the steps between tints', () => {
  expect([600, 999, 1000, 2400].map(screenDots)).toEqual([8, 8, 16, 16]);
});
