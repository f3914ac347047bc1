import { dots, type Length, mm } from '../base/length.ts';
import type { CodeSymbol, LinearSymbol, MatrixSymbol } from './symbol.ts';

/** Clear space left and right of ITF and Code 128, in modules. */
export const LINEAR_QUIET = 10;

/** Clear space round a DataMatrix, in modules: one is asked for, two are planned. */
export const MATRIX_QUIET = 2;

/** Clear space round a PDF417, in modules. */
export const STACK_QUIET = 2;

/** How many modules a row of a PDF417 is tall at least: a slanted scan must stay in one row for a whole codeword. */
export const LEAST_ROW_MODULES = 3;

/** The least that a symbology is read at. */
export interface LeastSize {
  readonly module: Length;
  /** Height of the bars, bearer bars apart: at least this, and at least this share of the width. */
  readonly height: Length;
  readonly heightShare: number;
  /** In modules, as quiet and row are; 0 where a symbology has no bearer bars or rows. */
  readonly bearer: number;
  readonly row: number;
  readonly quiet: number;
}

const LINEAR: LeastSize = {
  module: mm(0.25),
  height: mm(5),
  heightShare: 0.15,
  bearer: 0,
  row: 0,
  quiet: LINEAR_QUIET,
};

/**
 * Source  print.md, "Barcodes on a device grid"; it gives no figure for bearer bars, which are two modules in the trade
 *         where no plate prints them, nor for the module of a PDF417, whose bars are as fine as those of linear codes
 */
export const LEAST_SIZES: Readonly<Record<CodeSymbol['symbology'], LeastSize>> = {
  itf: { ...LINEAR, bearer: 2 },
  code128: LINEAR,
  datamatrix: { module: mm(0.3), height: 0, heightShare: 0, bearer: 0, row: 0, quiet: 1 },
  pdf417: {
    module: mm(0.25),
    height: 0,
    heightShare: 0,
    bearer: 0,
    row: LEAST_ROW_MODULES,
    quiet: STACK_QUIET,
  },
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
  readonly measure: 'module' | 'height' | 'bearer' | 'row' | 'quiet';
  readonly unit: 'length' | 'modules';
  readonly least: number;
  readonly found: number;
}

/** Where a symbol, printed with this module, falls short; empty where it does not. */
export function shortfalls(symbol: CodeSymbol, module: Length): readonly Shortfall[] {
  const least = LEAST_SIZES[symbol.symbology];
  const judged: readonly Shortfall[] = [
    { measure: 'module', unit: 'length', least: least.module, found: module },
    ...(symbol.kind === 'linear' ? linearMeasures(symbol, module) : stackMeasures(symbol)),
    { measure: 'quiet', unit: 'modules', least: least.quiet, found: symbol.quiet },
  ];
  return judged.filter(({ found, least: limit }) => found < limit);
}

function linearMeasures(symbol: LinearSymbol, module: Length): readonly Shortfall[] {
  const { height, heightShare, bearer } = LEAST_SIZES[symbol.symbology];
  const share = Math.ceil(heightShare * symbolModules(symbol).width * module);
  return [
    { measure: 'height', unit: 'length', least: Math.max(height, share), found: symbol.height * module },
    { measure: 'bearer', unit: 'modules', least: bearer, found: symbol.bearer },
  ];
}

/** Why  square modules have no rows to judge */
const stackMeasures = ({ symbology, rowHeight = 1 }: MatrixSymbol): readonly Shortfall[] => [
  { measure: 'row', unit: 'modules', least: LEAST_SIZES[symbology].row, found: rowHeight },
];
