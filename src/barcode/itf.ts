import { digitsOnly } from './digits.ts';
import { rawWidths } from './encoder.ts';
import { LINEAR_QUIET } from './sizes.ts';
import type { LinearSymbol } from './symbol.ts';

/** How an ITF symbol is drawn: wide against narrow, and its heights in narrow modules. */
export interface ItfShape {
  readonly ratio: 2 | 2.5 | 3;
  readonly heightModules: number;
  /** Thickness of the bearer bars above and below; 0 for none. */
  readonly bearerModules: number;
}

/**
 * Interleaved 2 of 5: digits in pairs, one of each pair in the bars, the other in the spaces.
 *
 * Throws  RangeError on an odd count of digits (the encoder would pad a zero without a word) or on anything else
 *         than digits
 * Why     bearer bars keep a slanted scan that leaves the symbol from being read as a shorter number
 */
export function encodeItf(digits: string, { ratio, heightModules, bearerModules }: ItfShape): LinearSymbol {
  digitsOnly(digits, 'ITF');
  if (digits.length % 2 === 1) throw new RangeError('ITF holds digits in pairs: the count must be even');
  const widths = rawWidths('interleaved2of5', digits).map((width) => (width === 1 ? 1 : ratio));
  return {
    kind: 'linear',
    symbology: 'itf',
    value: digits,
    widths,
    height: heightModules,
    bearer: bearerModules,
    quiet: LINEAR_QUIET,
  };
}
