import { rawRows } from './encoder.ts';
import { LEAST_ROW_MODULES, STACK_QUIET } from './sizes.ts';
import type { MatrixSymbol } from './symbol.ts';

/** The fixed size of a PDF417, so that its place does not change with the data, and how it is drawn. */
export interface Pdf417Shape {
  /** Columns of data codewords, 1 to 30. */
  readonly columns: number;
  /** Rows of bars, 3 to 90. */
  readonly rows: number;
  /** 2 to the power of one more is how many codewords correct errors: 2 of them at level 0, 512 at level 8. */
  readonly errorLevel: number;
  /** How many modules one row of bars is tall, 3 at least. */
  readonly rowModules: number;
}

/** Codewords that one symbol has at most, those that correct errors with them. */
const MOST_CODEWORDS = 928;

/**
 * A PDF417: rows of bars in a stack, of one fixed size.
 *
 * Shape   69 modules of start, stop and row indicators, and 17 a column; each row of bars as so many rows of modules,
 *         all alike
 * Throws  RangeError if the payload is empty, not printable ASCII or more than the size holds, or if there is no such
 *         size
 * Why     the encoder announces three times the rows that it gives: rows are counted here, and each is drawn as tall
 *         as was asked for
 */
export function encodePdf417(payload: string, shape: Pdf417Shape): MatrixSymbol {
  if (!/^[\x20-\x7e]+$/.test(payload)) throw new RangeError('PDF417 is given printable ASCII only');
  mustBeShape(shape);
  const { columns, rows, errorLevel, rowModules } = shape;
  const bars = rawRows('pdf417', payload, { columns, rows, eclevel: errorLevel });
  if (bars.length !== rows || bars[0]?.length !== 69 + 17 * columns) {
    throw new RangeError('the value cannot be encoded as pdf417 of this size');
  }
  return {
    kind: 'matrix',
    symbology: 'pdf417',
    value: payload,
    rows: bars.flatMap((row) => new Array<string>(rowModules).fill(row)),
    rowHeight: rowModules,
    quiet: STACK_QUIET,
  };
}

function mustBeShape({ columns, rows, errorLevel, rowModules }: Pdf417Shape): void {
  mustCount(columns, { what: 'columns', from: 1, to: 30 });
  mustCount(rows, { what: 'rows', from: 3, to: 90 });
  mustCount(errorLevel, { what: 'error level', from: 0, to: 8 });
  if (!Number.isInteger(rowModules) || rowModules < LEAST_ROW_MODULES) {
    throw new RangeError(
      `PDF417 rows are ${LEAST_ROW_MODULES} whole modules tall or more, not ${rowModules}`,
    );
  }
  if (columns * rows > MOST_CODEWORDS) {
    throw new RangeError(`PDF417 holds ${MOST_CODEWORDS} codewords at most, not ${columns} × ${rows}`);
  }
}

interface Bounds {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

function mustCount(count: number, { what, from, to }: Bounds): void {
  if (Number.isInteger(count) && count >= from && count <= to) return;
  throw new RangeError(`PDF417 ${what}: ${from} to ${to}, not ${count}`);
}
