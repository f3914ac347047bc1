import { expect, test } from 'vitest';
import { darkRectangles } from '../../src/barcode/dark-rectangles.ts';

const shown = (...rows: string[]): readonly string[] =>
  darkRectangles(rows).map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`);

test('a code of no dark module has no rectangle', () => {
  expect(shown('00', '00')).toEqual([]);
});

test('a solid block is one rectangle', () => {
  expect(shown('111', '111')).toEqual(['0,0 3×2']);
});

test('a cross is two bars that cross', () => {
  expect(shown('010', '111', '010')).toEqual(['1,0 1×3', '0,1 3×1']);
});

test('modules that meet at a corner only stay apart', () => {
  expect(shown('10', '01')).toEqual(['0,0 1×1', '1,1 1×1']);
});

test('a block on a stair has a rectangle of its own, or its middle would stay light', () => {
  expect(shown('0110', '1110', '1100')).toContain('1,0 2×2');
  expect(shown('0110', '1110', '1100')).toContain('0,1 2×2');
});

test('modules far to the right of the widest code are not taken for those of the row below', () => {
  expect(shown(`${'0'.repeat(578)}1`, `1${'0'.repeat(578)}`)).toEqual(['578,0 1×1', '0,1 1×1']);
  expect(shown(`${'0'.repeat(256)}1`, `1${'0'.repeat(256)}`)).toEqual(['256,0 1×1', '0,1 1×1']);
});
