import { describe, expect, test } from 'vitest';
import { onGrid } from '../../src/barcode/grid.ts';
import { encodePdf417, type Pdf417Shape } from '../../src/barcode/pdf417.ts';
import { picture } from './painter.ts';
import { textsIn } from './reader.ts';

const SHAPE: Pdf417Shape = { columns: 2, rows: 12, errorLevel: 2, rowModules: 3 };
const VALIDATION = '0000012345678901234567';

const encoded = (over: Partial<Pdf417Shape> = {}, payload = VALIDATION) =>
  encodePdf417(payload, { ...SHAPE, ...over });

const START = '11111111010101000';
const STOP = '111111101000101001';

test('each row of bars starts, has its indicators and columns, and stops', () => {
  const { rows } = encoded();
  expect(rows.every((row) => row.startsWith(START) && row.endsWith(STOP))).toBe(true);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([69 + 2 * 17]));
});

test('each row of bars is as many modules tall as asked for, and none has the bars of the next', () => {
  const { rows, rowHeight } = encoded({ rowModules: 4 });
  expect([rows.length, rowHeight]).toEqual([48, 4]);
  const bars = rows.filter((_, at) => at % 4 === 0);
  expect(rows).toEqual(bars.flatMap((row) => [row, row, row, row]));
  expect(bars.every((row, at) => row !== bars[at + 1])).toBe(true);
});

test('the symbol says its value and the quiet zone of two modules', () => {
  const { rows: _, ...symbol } = encoded();
  expect(symbol).toEqual({ kind: 'matrix', symbology: 'pdf417', value: VALIDATION, rowHeight: 3, quiet: 2 });
});

test.each(['1', VALIDATION, 'Ticket 000012/A'])('« %s » keeps the size that was asked for', (payload) => {
  expect(encoded({}, payload).rows).toHaveLength(36);
});

test.each([
  { reductionDots: 0, payload: VALIDATION },
  { reductionDots: 2, payload: VALIDATION },
  { reductionDots: 0, payload: 'Ticket 000012/A' },
])('another reader reads it back: %o', async ({ reductionDots, payload }) => {
  const gridded = onGrid(encoded({}, payload), { dpi: 600, moduleDots: 6, reductionDots });
  expect(await textsIn(picture(gridded), 'PDF417')).toEqual([payload]);
});

describe('what makes no symbol is refused', () => {
  test.each(['', 'é', '1\n'])('%j is no payload', (payload) => {
    expect(() => encoded({}, payload)).toThrow(new RangeError('PDF417 is given printable ASCII only'));
  });

  test('a digit more than the size holds', () => {
    expect(() => encoded({}, '9'.repeat(41))).not.toThrow();
    expect(() => encoded({}, '9'.repeat(42))).toThrow(
      new RangeError('the value cannot be encoded as pdf417 of this size'),
    );
  });

  test.each([
    ['columns', { columns: 1, rows: 30 }, { columns: 0 }, 'PDF417 columns: 1 to 30, not 0'],
    ['columns', { columns: 30 }, { columns: 31 }, 'PDF417 columns: 1 to 30, not 31'],
    ['columns', {}, { columns: 2.5 }, 'PDF417 columns: 1 to 30, not 2.5'],
    ['rows', { columns: 9, rows: 3 }, { columns: 9, rows: 2 }, 'PDF417 rows: 3 to 90, not 2'],
    ['rows', { rows: 90 }, { rows: 91 }, 'PDF417 rows: 3 to 90, not 91'],
    ['levels', { errorLevel: 0 }, { errorLevel: -1 }, 'PDF417 error level: 0 to 8, not -1'],
    [
      'levels',
      { columns: 10, rows: 60, errorLevel: 8 },
      { errorLevel: 9 },
      'PDF417 error level: 0 to 8, not 9',
    ],
    [
      'modules a row',
      { rowModules: 3 },
      { rowModules: 2 },
      'PDF417 rows are 3 whole modules tall or more, not 2',
    ],
    [
      'modules a row',
      { rowModules: 4 },
      { rowModules: 3.5 },
      'PDF417 rows are 3 whole modules tall or more, not 3.5',
    ],
    [
      'codewords',
      { columns: 16, rows: 58 },
      { columns: 30, rows: 31 },
      'PDF417 holds 928 codewords at most, not 30 × 31',
    ],
  ])('too few or too many %s: %o makes one, %o none', (_, allowed, refused, because) => {
    expect(() => encoded(allowed)).not.toThrow();
    expect(() => encoded(refused)).toThrow(new RangeError(because));
  });
});
