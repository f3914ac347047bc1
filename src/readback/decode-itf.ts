/** Of a pair's ten elements two bars and two spaces are wide: which, as bits from the first element, is the digit. */
const DIGITS: ReadonlyMap<number, number> = new Map(
  ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'].map(
    (pattern, digit) => [Number.parseInt(pattern, 2), digit],
  ),
);

/** Narrow bar, narrow space, narrow bar, narrow space. */
const START = 4;
/** Wide bar, narrow space, narrow bar. */
const STOP = 3;
const PAIR = 10;

/** How a symbol's elements are drawn: what is taken off each bar comes to the spaces beside it. */
export interface ItfMeasure {
  /** In dots. */
  readonly module: number;
  readonly ratio: number;
  readonly reduction: number;
}

/** What the elements of an ITF symbol say. */
export interface DecodedItf {
  readonly digits: string;
  /** How many elements are not as wide as the measure has them, though they can be told apart. */
  readonly offWidths: number;
}

/**
 * The digits of an Interleaved 2 of 5 symbol.
 *
 * Shape   widths of bars and spaces in turn, in dots, a bar first and last; null where they are no such symbol
 * Why     wide and narrow are told at the middle between the two, so that a bar a dot too wide is read and counted, and
 *         one that could be either ends in an invalid pattern
 */
export function decodeItf(widths: readonly number[], measure: ItfMeasure): DecodedItf | null {
  const inner = widths.length - START - STOP;
  if (inner <= 0 || inner % PAIR !== 0) return null;
  const { module, ratio, reduction } = measure;
  const middle = (module * (1 + ratio)) / 2;
  let [offWidths, bits] = [0, 0];
  const isWide = (at: number): boolean => {
    const width = (widths[at] ?? 0) + (at % 2 === 0 ? reduction : -reduction);
    const wide = width > middle;
    if (width !== (wide ? module * ratio : module)) offWidths += 1;
    return wide;
  };
  for (let at = 0; at < START; at++) if (isWide(at)) return null;
  let digits = '';
  for (let pair = START; pair < START + inner; pair += PAIR) {
    for (const first of [pair, pair + 1]) {
      bits = 0;
      for (let at = first; at < pair + PAIR; at += 2) bits = bits * 2 + (isWide(at) ? 1 : 0);
      const digit = DIGITS.get(bits);
      if (digit === undefined) return null;
      digits += digit;
    }
  }
  const stop = START + inner;
  if (!isWide(stop) || isWide(stop + 1) || isWide(stop + 2)) return null;
  return { digits, offWidths };
}
