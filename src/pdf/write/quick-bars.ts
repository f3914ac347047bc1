import { mostNumbers, rectangleFinder } from '../../barcode/dark-rectangles.ts';
import { type DataMatrixVersion, encodeDataMatrix } from '../../barcode/datamatrix.ts';
import { digitMatrix } from '../../barcode/fast-datamatrix.ts';
import { type DeviceGrid, EDGE_INSET, onGrid } from '../../barcode/grid.ts';
import { encodeItf, type ItfShape } from '../../barcode/itf.ts';
import type { CodeSymbol } from '../../barcode/symbol.ts';
import { turnedSymbol } from '../../barcode/turned-symbol.ts';
import { barOperators, barPlace, barSize } from './bars.ts';
import { Stamps, viewOf } from './stamps.ts';

/**
 * Codes of one kind and place, written by the million: the bytes are those of the symbol, `onGrid` and `barOperators`.
 *
 * Why     a block is four million codes, and what is the same in all of them is made once
 */
export interface QuickBars {
  /**
   * Puts the rectangles of a code into a buffer, `f` the last byte; gives back where they end.
   *
   * Shape   `digits` as text or as its ASCII bytes
   * Throws  RangeError if they are not as many digits as were planned, or if the buffer ends within `reach` of `at`
   */
  readonly write: (digits: string | Uint8Array, into: Buffer, at: number) => number;
  /** How many bytes from `at` on a code may change: the last of them lie after its end, and mean nothing. */
  readonly reach: number;
}

/** How codes stand on the press. */
export interface QuickPlace {
  readonly grid: DeviceGrid;
  readonly turned: 'upright' | 'half';
}

/**
 * ITF of so many digits.
 *
 * Why     each pair of digits is as wide as any other: so each is written once for each place that it may have
 * Throws  RangeError as `encodeItf` and `onGrid` do
 */
export function quickItf(shape: ItfShape & { readonly digits: number }, place: QuickPlace): QuickBars {
  const pairs = shape.digits / 2;
  const samples = Array.from({ length: PAIRS }, (_, pair) =>
    linesOf(
      encodeItf(String(pair).padStart(2, '0').repeat(Math.ceil(pairs)).slice(0, shape.digits), shape),
      place,
    ),
  );
  const alike = samples.slice(0, 1);
  const start = new Stamps(textsOf(alike, 0, OUTER_BARS));
  const end = new Stamps(textsOf(alike, OUTER_BARS + pairs * PAIR_BARS));
  const middle = new Stamps(
    Array.from({ length: pairs }, (_, at) => OUTER_BARS + at * PAIR_BARS).flatMap((from) =>
      textsOf(samples, from, from + PAIR_BARS),
    ),
  );
  const values = new Uint8Array(shape.digits);
  const write: QuickBars['write'] = (digits, into, at) => {
    takeDigits(digits, values);
    const view = viewOf(into);
    let to = start.put(0, view, at);
    for (let drawn = 0; drawn < pairs; drawn++) {
      const pair = place.turned === 'half' ? pairs - 1 - drawn : drawn;
      const value = (values[pair * 2] ?? 0) * 10 + (values[pair * 2 + 1] ?? 0);
      to = middle.put(drawn * PAIRS + value, view, to);
    }
    return end.put(0, view, to);
  };
  return { write, reach: start.reach + pairs * middle.reach + end.reach };
}

/** All pairs of digits. */
const PAIRS = 100;

/** Bars of a pair; and of the start, which are as many as those of the stop. */
const PAIR_BARS = 5;
const OUTER_BARS = 2;

/** The operators of a symbol, each with its line feed. */
const linesOf = (symbol: CodeSymbol, { grid, turned }: QuickPlace): readonly string[] =>
  barOperators(onGrid(turned === 'half' ? turnedSymbol(symbol) : symbol, grid)).split(/(?<=\n)/);

const textsOf = (samples: readonly (readonly string[])[], from: number, to?: number): readonly string[] =>
  samples.map((lines) => lines.slice(from, to).join(''));

/**
 * A DataMatrix of so many digits in one size.
 *
 * Throws  RangeError as `encodeDataMatrix` and `onGrid` do
 */
export function quickDataMatrix(
  { version, digits: count }: { readonly version: DataMatrixVersion; readonly digits: number },
  { grid, turned }: QuickPlace,
): QuickBars {
  const { side, rowsOf } = digitMatrix(count, version);
  // Throws for a grid that no symbol stands on.
  onGrid(encodeDataMatrix('0'.repeat(count), version), grid);
  const { corners, sizes } = matrixStamps(side, grid);
  const end = new Stamps(['f']);
  const find = rectangleFinder(side);
  const turn = turned === 'half' ? halfTurn(side) : null;
  const values = new Uint8Array(count);
  const rows = new Uint32Array(side);
  const boxes = new Uint16Array(mostNumbers(side, side));
  const write: QuickBars['write'] = (digits, into, at) => {
    takeDigits(digits, values);
    rowsOf(values, rows);
    turn?.(rows);
    const view = viewOf(into);
    const numbers = find(rows, boxes) * 4;
    let to = at;
    for (let from = 0; from < numbers; from += 4) {
      to = corners.put((boxes[from + 1] ?? 0) * side + (boxes[from] ?? 0), view, to);
      to = sizes.put((boxes[from + 3] ?? 0) * (side + 1) + (boxes[from + 2] ?? 0), view, to);
    }
    return end.put(0, view, to);
  };
  return { write, reach: (boxes.length / 4) * (corners.reach + sizes.reach) + end.reach };
}

/** The numbers of each rectangle that a matrix may have: by its corner's row and column, by its height and width. */
function matrixStamps(side: number, { moduleDots, reductionDots }: DeviceGrid) {
  const place = (modules: number): number => barPlace(modules * moduleDots, EDGE_INSET);
  const size = (modules: number): number => barSize(modules * moduleDots - reductionDots, EDGE_INSET);
  const each = Array.from({ length: side }, (_, at) => at);
  const spans = [...each, side];
  return {
    corners: new Stamps(each.flatMap((y) => each.map((x) => `${place(x)} ${place(y)} `))),
    sizes: new Stamps(spans.flatMap((down) => spans.map((across) => `${size(across)} ${size(down)} re\n`))),
  };
}

/** Turns the rows of a symbol by 180°, half a row at a time. */
function halfTurn(side: number): (rows: Uint32Array) => void {
  const half = side / 2;
  const right = 2 ** half - 1;
  const mirrored = Uint16Array.from({ length: right + 1 }, (_, bits) =>
    Number.parseInt([...bits.toString(2).padStart(half, '0')].reverse().join(''), 2),
  );
  return (rows) => {
    rows.reverse();
    for (let y = 0; y < side; y++) {
      const row = rows[y] ?? 0;
      rows[y] = ((mirrored[row & right] ?? 0) << half) | (mirrored[row >> half] ?? 0);
    }
  };
}

/** Why  a digit missing or too many would be another code, and nothing later on would see it */
function takeDigits(digits: string | Uint8Array, values: Uint8Array): void {
  if (digits.length !== values.length) {
    throw new RangeError(`codes of ${values.length} digits were planned, and one has ${digits.length}`);
  }
  for (let at = 0; at < values.length; at++) {
    const value = (typeof digits === 'string' ? digits.charCodeAt(at) : (digits[at] ?? 0)) - ZERO;
    if (!(value >= 0 && value <= 9)) throw new RangeError('codes by the million are of digits only');
    values[at] = value;
  }
}

const ZERO = '0'.charCodeAt(0);
