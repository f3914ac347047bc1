import { dots, type Length, mm } from '../base/length.ts';
import type { CodeSymbol } from './symbol.ts';

/** Clear space left and right of ITF and Code 128, in modules. */
export const LINEAR_QUIET = 10;

/** Clear space round a DataMatrix, in modules: one is asked for, two are planned. */
export const MATRIX_QUIET = 2;

/** The least module, height and quiet zone that a symbology is read at. */
export interface LeastSize {
  readonly module: Length;
  /** Height of the bars, bearer bars apart: at least this, and at least this share of the width. */
  readonly height: Length;
  readonly heightShare: number;
  readonly quiet: number;
}

/** Source  print.md, "Barcodes on a device grid" */
export const LEAST_SIZES: Readonly<Record<CodeSymbol['symbology'], LeastSize>> = {
  itf: { module: mm(0.25), height: mm(5), heightShare: 0.15, quiet: LINEAR_QUIET },
  code128: { module: mm(0.25), height: mm(5), heightShare: 0.15, quiet: LINEAR_QUIET },
  datamatrix: { module: mm(0.3), height: 0, heightShare: 0, quiet: 1 },
};

/** A module as it was asked for and as the imager prints it. */
export interface PrintedModule {
  readonly asked: Length;
  readonly dots: number;
  readonly printed: Length;
}

/**
 * The module that an imager prints for the one asked for: the nearest whole number of dots, one at least.
 *
 * Throws  RangeError if a dot of the imager is not whole on the lattice
 * Why     a module between two dots prints bars of different widths; the report shows asked and printed together
 */
export function printedModule(asked: Length, dpi: number): PrintedModule {
  const count = Math.max(1, Math.round(asked / dots(1, dpi)));
  return { asked, dots: count, printed: dots(count, dpi) };
}

/** How many modules a symbol spans, quiet zone apart. */
export function symbolModules(symbol: CodeSymbol): { readonly width: number; readonly height: number } {
  if (symbol.kind === 'matrix') return { width: symbol.rows[0]?.length ?? 0, height: symbol.rows.length };
  const width = symbol.widths.reduce((sum, each) => sum + each, 0);
  return { width, height: symbol.height + 2 * symbol.bearer };
}

/** A measure of a printed code that falls short of what its symbology asks for. */
export interface Shortfall {
  readonly measure: 'module' | 'height' | 'quiet';
  /** Lengths for module and height, modules for quiet. */
  readonly least: number;
  readonly found: number;
}

/** Where a symbol, printed with this module, falls short; empty where it does not. */
export function shortfalls(symbol: CodeSymbol, module: Length): readonly Shortfall[] {
  const least = LEAST_SIZES[symbol.symbology];
  const { width } = symbolModules(symbol);
  const height = symbol.kind === 'linear' ? symbol.height * module : Number.POSITIVE_INFINITY;
  const leastHeight = Math.max(least.height, Math.ceil(least.heightShare * width * module));
  const judged: readonly Shortfall[] = [
    { measure: 'module', least: least.module, found: module },
    { measure: 'height', least: leastHeight, found: height },
    { measure: 'quiet', least: least.quiet, found: symbol.quiet },
  ];
  return judged.filter(({ found, least: limit }) => found < limit);
}
