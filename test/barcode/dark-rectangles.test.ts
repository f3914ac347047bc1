import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DarkRectangle, darkRectangles, rectangleFinder } from '../../src/barcode/dark-rectangles.ts';
import { anyFigure } from './any-figure.ts';

const shown = (...rows: string[]): readonly string[] =>
  darkRectangles(rows).map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`);

test('a code of no dark module has no rectangle', () => {
  expect(shown('00', '00')).toEqual([]);
});

test('a code of no module at all has no rectangle', () => {
  expect(shown()).toEqual([]);
});

test('a solid block is one rectangle', () => {
  expect(shown('111', '111')).toEqual(['0,0 3×2']);
});

test('a cross is two bars that cross', () => {
  expect(shown('010', '111', '010')).toEqual(['1,0 1×3', '0,1 3×1']);
});

test('a row, a column and a block of one corner come in this order', () => {
  expect(shown('1111', '1100', '1000')).toEqual(['0,0 4×1', '0,0 1×3', '0,0 2×2']);
});

test('modules that meet at a corner only stay apart', () => {
  expect(shown('10', '01')).toEqual(['0,0 1×1', '1,1 1×1']);
});

test('a block on a stair has a rectangle of its own, or its middle would stay light', () => {
  expect(shown('0110', '1110', '1100')).toEqual(['1,0 2×2', '0,1 2×2']);
});

test('modules far to the right of the widest code are not taken for those of the row below', () => {
  expect(shown(`${'0'.repeat(578)}1`, `1${'0'.repeat(578)}`)).toEqual(['578,0 1×1', '0,1 1×1']);
  expect(shown(`${'0'.repeat(256)}1`, `1${'0'.repeat(256)}`)).toEqual(['256,0 1×1', '0,1 1×1']);
});

test.each([31, 32, 33, 63, 64, 65, 96, 600])('a dark row of %i modules is one rectangle', (width) => {
  expect(shown('1'.repeat(width))).toEqual([`0,0 ${width}×1`]);
  expect(shown(`${'1'.repeat(width)}0`, `${'1'.repeat(width)}0`)).toEqual([`0,0 ${width}×2`]);
  expect(shown(`00${'1'.repeat(width)}`, `${'0'.repeat(width + 1)}1`)).toEqual([
    `2,0 ${width}×1`,
    `${width + 1},0 1×2`,
  ]);
});

/** The dark modules of a figure or of a rectangle, its pairs of them and its two by twos, each with its place. */
function neighbourhoods(isDark: (x: number, y: number) => boolean, width: number, height: number): string[] {
  const found: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [beside, below] = [isDark(x + 1, y), isDark(x, y + 1)];
      if (!isDark(x, y)) continue;
      found.push(`${x},${y} alone`);
      if (beside) found.push(`${x},${y} beside`);
      if (below) found.push(`${x},${y} below`);
      if (beside && below && isDark(x + 1, y + 1)) found.push(`${x},${y} block`);
    }
  }
  return found;
}

const within =
  (box: DarkRectangle) =>
  (x: number, y: number): boolean =>
    x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

describe('in any figure', () => {
  test('each two neighbours and each dark two by two lie in a rectangle, and nothing light does', () => {
    fc.assert(
      fc.property(anyFigure, (rows) => {
        const [width, height] = [rows[0]?.length ?? 0, rows.length];
        const held = darkRectangles(rows).flatMap((box) => neighbourhoods(within(box), width, height));
        expect(new Set(held)).toEqual(new Set(neighbourhoods((x, y) => rows[y]?.[x] === '1', width, height)));
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  test('no rectangle is spare', () => {
    fc.assert(
      fc.property(anyFigure, (rows) => {
        const [width, height] = [rows[0]?.length ?? 0, rows.length];
        const each = darkRectangles(rows).map((box) => neighbourhoods(within(box), width, height));
        const times = new Map<string, number>();
        for (const one of each.flat()) times.set(one, (times.get(one) ?? 0) + 1);
        expect(each.every((ones) => ones.some((one) => times.get(one) === 1))).toBe(true);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  test('they come top to bottom, then left to right', () => {
    fc.assert(
      fc.property(anyFigure, (rows) => {
        const found = darkRectangles(rows);
        expect(found).toEqual([...found].sort((a, b) => a.y - b.y || a.x - b.x));
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});

describe.each([10, 18, 26, 32])('symbols of %i modules by the million', (side) => {
  const find = rectangleFinder(side);
  const into = new Uint16Array(side * side * 3 * 4);

  test('have the rectangles of the same symbol one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** side - 1), { minLength: side, maxLength: side }), (bits) => {
        const rows = bits.map((row) => row.toString(2).padStart(side, '0'));
        const count = find(Uint32Array.from(bits), into);
        expect([...into.subarray(0, count * 4)]).toEqual(
          darkRectangles(rows).flatMap(({ x, y, width, height }) => [x, y, width, height]),
        );
      }),
      { seed: 14, numRuns: 50 },
    );
  });
});

test('a symbol wider than a word of 32 bits is refused by the million', () => {
  expect(() => rectangleFinder(33)).toThrow(new RangeError('a row of 33 modules is no word of 32 bits'));
});
