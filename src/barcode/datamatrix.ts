import type { DataMatrixVersion } from './datamatrix-size.ts';
import { rawRows } from './encoder.ts';
import { digitRows } from './fast-datamatrix.ts';
import { MATRIX_QUIET } from './sizes.ts';
import type { MatrixSymbol } from './symbol.ts';

export type { DataMatrixVersion };

/**
 * A DataMatrix of one fixed size, so that its place on the ticket does not change with the data.
 *
 * Shape   18×18 holds 36 digits, or 18 characters of ASCII
 * Why     digits are encoded here, hundreds of times as fast: every ticket has them; all else goes to the encoder that
 *         ours is held to, module by module
 * Throws  RangeError if the payload is empty, longer than the size holds, or not printable ASCII
 */
export function encodeDataMatrix(payload: string, version: DataMatrixVersion): MatrixSymbol {
  if (!/^[\x20-\x7e]+$/.test(payload)) throw new RangeError('DataMatrix is given printable ASCII only');
  return {
    kind: 'matrix',
    symbology: 'datamatrix',
    value: payload,
    rows: digitRows(payload, version) ?? rawRows('datamatrix', payload, { version }),
    quiet: MATRIX_QUIET,
  };
}
