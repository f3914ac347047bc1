import { digitsOnly } from './digits.ts';
import { rawWidths } from './encoder.ts';
import { LINEAR_QUIET } from './sizes.ts';
import type { LinearSymbol } from './symbol.ts';

/**
 * Code 128 of digits: pairs in set C, a last single digit in set B.
 *
 * Throws  RangeError on anything else than digits
 */
export function encodeCode128(
  digits: string,
  { heightModules }: { readonly heightModules: number },
): LinearSymbol {
  digitsOnly(digits, 'Code 128');
  return {
    kind: 'linear',
    symbology: 'code128',
    value: digits,
    widths: rawWidths('code128', digits),
    height: heightModules,
    bearer: 0,
    quiet: LINEAR_QUIET,
  };
}
