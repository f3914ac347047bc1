import { digitsOnly } from './digits.ts';
import { itfWidths } from './fast-itf.ts';
import { LINEAR_QUIET } from './sizes.ts';
import type { LinearSymbol } from './symbol.ts';

/** How an ITF symbol is drawn: wide against narrow, and its heights in narrow modules. */
export interface ItfShape {
  /** From 2 to 3, such that a wide bar is whole dots on the press: 2.5 is, on a module of six dots. */
  readonly ratio: number;
  readonly heightModules: number;
  /** Thickness of the bearer bars above and below; 0 for none. */
  readonly bearerModules: number;
}

/**
 * Interleaved 2 of 5: digits in pairs, one of each pair in the bars, the other in the spaces.
 *
 * Throws  RangeError on an odd count of digits, which others pad with a zero without a word, on anything else than
 *         digits, or on a ratio that readers do not tell apart
 * Why     bearer bars keep a slanted scan that leaves the symbol from being read as a shorter number
 */
export function encodeItf(digits: string, { ratio, heightModules, bearerModules }: ItfShape): LinearSymbol {
  digitsOnly(digits, 'ITF');
  if (digits.length % 2 === 1) throw new RangeError('ITF holds digits in pairs: the count must be even');
  if (!(ratio >= 2 && ratio <= 3)) {
    throw new RangeError(`wide bars of ITF are 2 to 3 times as wide as narrow ones, not ${ratio} times`);
  }
  return {
    kind: 'linear',
    symbology: 'itf',
    value: digits,
    widths: itfWidths(digits, ratio),
    height: heightModules,
    bearer: bearerModules,
    quiet: LINEAR_QUIET,
  };
}
