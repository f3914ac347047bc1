import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeDataMatrix } from '../../src/barcode/datamatrix.ts';
import { type DeviceGrid, onGrid, snap } from '../../src/barcode/grid.ts';
import { encodeItf } from '../../src/barcode/itf.ts';
import type { MatrixSymbol } from '../../src/barcode/symbol.ts';
import { dots, mm } from '../../src/base/length.ts';
import { paint, runs } from './painter.ts';

const grid = (over: Partial<DeviceGrid> = {}): DeviceGrid => ({
  dpi: 600,
  moduleDots: 4,
  reductionDots: 0,
  ...over,
});
const matrix = (...rows: string[]): MatrixSymbol => ({
  kind: 'matrix',
  symbology: 'datamatrix',
  value: '',
  rows,
  quiet: 2,
});
const itf = (over = {}) => encodeItf('1234', { ratio: 2, heightModules: 10, bearerModules: 2, ...over });

/** Whether the modules of a matrix are dark at a pixel, `per` pixels a module. */
const darkAt = (rows: readonly string[], per: number, x: number, y: number): boolean =>
  rows[Math.floor(y / per)]?.[Math.floor(x / per)] === '1';

/** The dark figure less every pixel that has light within `before` pixels left and above, `after` right and below. */
function eroded(
  rows: readonly string[],
  { per, before, after }: { per: number; before: number; after: number },
): readonly string[] {
  const span = Array.from({ length: before + after + 1 }, (_, at) => at - before);
  return Array.from({ length: rows.length * per }, (_, y) =>
    Array.from({ length: (rows[0]?.length ?? 0) * per }, (_, x) =>
      span.every((dy) => span.every((dx) => darkAt(rows, per, x + dx, y + dy))) ? '1' : '0',
    ).join(''),
  );
}

const anyMatrix = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc.array(fc.stringMatching(new RegExp(`^[01]{${width}}$`)), { minLength: height, maxLength: height }),
  );

describe('linear codes', () => {
  test('every bar and space prints at exactly its modules in dots', () => {
    const symbol = itf();
    const rows = paint(onGrid(symbol, grid({ moduleDots: 7 })));
    expect(runs(rows[70] ?? '')).toEqual(symbol.widths.map((width) => width * 7));
  });

  test('the reduction comes off each bar and goes to the space on its right', () => {
    const symbol = itf();
    const rows = paint(onGrid(symbol, grid({ moduleDots: 7, reductionDots: 2 })));
    const expected = symbol.widths.map((width, at) => width * 7 + (at % 2 === 0 ? -2 : 2));
    expect(runs(rows[70] ?? '')).toEqual([...expected, 2]);
  });

  test('bearer bars lie above and below the bars, no wider than they', () => {
    const rows = paint(onGrid(itf(), grid()));
    expect(rows.map((row) => runs(row).length === 1)).toEqual([
      ...new Array(8).fill(true),
      ...new Array(40).fill(false),
      ...new Array(8).fill(true),
    ]);
  });

  test('no bearer bar is drawn where none is asked for', () => {
    const { rects, height } = onGrid(itf({ bearerModules: 0 }), grid());
    expect([rects.length, height]).toEqual([14, 40]);
  });

  test('sizes are in dots, the quiet zone apart', () => {
    const { width, height, quiet, inset } = onGrid(itf(), grid({ moduleDots: 6 }));
    expect({ width, height, quiet, inset }).toEqual({ width: 216, height: 84, quiet: 60, inset: 0.25 });
  });

  test('a ratio of 2.5 prints on six dots a module and is refused on seven', () => {
    expect(onGrid(itf({ ratio: 2.5 }), grid({ moduleDots: 6 })).rects[2]).toEqual([24, 0, 15, 84]);
    expect(() => onGrid(itf({ ratio: 2.5 }), grid({ moduleDots: 7 }))).toThrow(
      new RangeError('a bar or space must be whole dots, not 17.5: change the module or the ratio'),
    );
  });
});

describe('matrix codes', () => {
  test('dark modules that touch lie in rectangles that overlap, and the rest alone', () => {
    expect(onGrid(matrix('110', '010', '001'), grid()).rects).toEqual([
      [0, 0, 8, 4],
      [4, 0, 4, 8],
      [8, 8, 4, 4],
    ]);
  });

  test('any figure prints to the dot', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        expect(paint(onGrid(matrix(...rows), grid()))).toEqual(eroded(rows, { per: 4, before: 0, after: 0 }));
      }),
      { seed: 1 },
    );
  });

  test('the inset comes off edges to light and opens no gap in any figure', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        expect(paint(onGrid(matrix(...rows), grid({ moduleDots: 2 })), { perDot: 4 })).toEqual(
          eroded(rows, { per: 8, before: 1, after: 1 }),
        );
      }),
      { seed: 2 },
    );
  });

  test('the reduction comes off edges to light and opens no gap in any figure', () => {
    fc.assert(
      fc.property(anyMatrix, (rows) => {
        expect(paint(onGrid(matrix(...rows), grid({ reductionDots: 1 })))).toEqual(
          eroded(rows, { per: 4, before: 0, after: 1 }),
        );
      }),
      { seed: 3 },
    );
  });

  test('a validation code takes fewer rectangles than it has runs of modules', () => {
    const symbol = encodeDataMatrix('0000012345678901234567', '18x18');
    const horizontalRuns = symbol.rows.flatMap((row) => row.match(/1+/g) ?? []).length;
    expect(onGrid(symbol, grid()).rects.length).toBeLessThan(horizontalRuns);
  });
});

describe('what cannot be printed to the dot is refused', () => {
  test.each([0, -1, 2.5])('%d dots a module', (moduleDots) => {
    expect(() => onGrid(itf(), grid({ moduleDots }))).toThrow(/^a module must be whole dots, not /);
  });

  test.each([-1, 0.5])('a reduction of %d dots', (reductionDots) => {
    expect(() => onGrid(itf(), grid({ reductionDots }))).toThrow(
      new RangeError(`the bar width reduction must be whole dots, not ${reductionDots}`),
    );
  });

  test('a reduction of the whole module, but not of all dots but one', () => {
    expect(() => onGrid(itf(), grid({ moduleDots: 4, reductionDots: 3 }))).not.toThrow();
    expect(() => onGrid(itf(), grid({ moduleDots: 4, reductionDots: 4 }))).toThrow(
      new RangeError('a reduction of 4 dots leaves nothing of a module'),
    );
  });
});

describe('a code stands on the nearest whole dot', () => {
  test.each([
    [0, 0],
    [dots(1, 600) / 2 - 1, 0],
    [dots(1, 600) / 2, dots(1, 600)],
    [dots(3, 600), dots(3, 600)],
    [mm(10), dots(236, 600)],
  ])('%i goes to %i', (at, expected) => {
    expect(snap(at, 600)).toBe(expected);
  });

  test('an imager whose dot is not whole on the lattice is refused', () => {
    expect(() => snap(0, 1001)).toThrow(RangeError);
  });
});
