import { dots, type Length } from '../base/length.ts';
import { printedModule, symbolModules } from './sizes.ts';
import type { CodeSymbol } from './symbol.ts';

/** A code to be reported on; one of a face, or of a template, is one. */
export interface ReportedCode {
  readonly name: string;
  readonly symbol: CodeSymbol;
  /** As it is printed. */
  readonly module: Length;
  /** What was asked for, where whole dots were looked for near it; left out: the module itself. */
  readonly asked?: Length;
}

/** What of an imager decides how a code prints; a press is one. */
export interface CodeImager {
  readonly dpi: number;
  /** Whole dots taken off each bar for the ink's growth. */
  readonly barReduction: number;
}

/**
 * What was asked of one code and what an imager prints, for the job and for people.
 *
 * Never   what the code says: a report is read by those who may not know it
 */
export interface CodeReport {
  readonly name: string;
  readonly symbology: CodeSymbol['symbology'];
  readonly asked: Length;
  readonly module: { readonly dots: number; readonly printed: Length };
  /** Taken off each bar, or off each edge from dark to light that faces right or down; the pitch stays. */
  readonly reduction: { readonly dots: number; readonly printed: Length };
  /** Of one bar, bearer bars apart, or of a row of a stack; null where modules are square. */
  readonly barHeight: Length | null;
  /** Of one bearer bar; null where a symbology has none. */
  readonly bearer: Length | null;
  /** Clear on the left and right, of matrices above and below as well. */
  readonly quiet: Length;
  /** The whole code, its quiet zones with it. */
  readonly width: Length;
  readonly height: Length;
}

/**
 * How a code prints on an imager: every length a whole number of its dots.
 *
 * Throws  RangeError if the module is not whole dots: such a code is refused, never stretched
 */
export function codeReport(code: ReportedCode, { dpi, barReduction }: CodeImager): CodeReport {
  const { name, symbol, module, asked = module } = code;
  const { dots: count, printed } = printedModule(module, dpi);
  if (printed !== module) {
    throw new RangeError(`the ${name} code has modules of no whole number of dots at ${dpi} dpi`);
  }
  const { width, height } = symbolModules(symbol);
  const quiet = symbol.quiet * module;
  return {
    name,
    symbology: symbol.symbology,
    asked,
    module: { dots: count, printed },
    reduction: { dots: barReduction, printed: dots(barReduction, dpi) },
    ...barsOf(symbol, module),
    quiet,
    width: width * module + 2 * quiet,
    height: height * module + (symbol.kind === 'matrix' ? 2 * quiet : 0),
  };
}

function barsOf(symbol: CodeSymbol, module: Length): Pick<CodeReport, 'barHeight' | 'bearer'> {
  if (symbol.kind === 'linear') {
    return {
      barHeight: symbol.height * module,
      bearer: symbol.symbology === 'itf' ? symbol.bearer * module : null,
    };
  }
  return { barHeight: symbol.rowHeight === undefined ? null : symbol.rowHeight * module, bearer: null };
}
