/**
 * A barcode as modules, before any unit of length.
 *
 * Shape   linear: widths of bars and spaces in turn, in modules, a bar first and last;
 *         matrix: `rows` strings of '1' (dark) and '0', one a row of modules from the top
 */
export type CodeSymbol = LinearSymbol | MatrixSymbol;

export interface LinearSymbol {
  readonly kind: 'linear';
  readonly symbology: 'itf' | 'code128';
  /** What the bars say, as a reader gives it back. */
  readonly value: string;
  readonly widths: readonly number[];
  /** Height of the bars and of the bearer bars above and below (0 for none), in modules. */
  readonly height: number;
  readonly bearer: number;
  /** Clear space asked for on the left and right, in modules. */
  readonly quiet: number;
}

export interface MatrixSymbol {
  readonly kind: 'matrix';
  readonly symbology: 'datamatrix' | 'pdf417';
  readonly value: string;
  readonly rows: readonly string[];
  /** How many rows of modules are one row of bars, all alike, in a stack; left out where modules are square. */
  readonly rowHeight?: number;
  /** Clear space asked for on all four sides, in modules. */
  readonly quiet: number;
}
