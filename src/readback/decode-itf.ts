/** Of a pair's ten elements two bars and two spaces are wide: which, as bits from the first element, is the digit. */
const DIGITS: readonly number[] = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
].reduce(
  (digits, pattern, digit) => digits.with(Number.parseInt(pattern, 2), digit),
  Array.from({ length: 32 }, () => -1),
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
  const offWidths = wrongWidths(widths, measure);
  for (let at = 0; at < START; at++) if (isWide(widths, at, measure)) return null;
  let digits = '';
  for (let pair = START; pair < START + inner; pair += PAIR) {
    for (let first = pair; first < pair + 2; first++) {
      let bits = 0;
      for (let at = first; at < pair + PAIR; at += 2) bits = bits * 2 + (isWide(widths, at, measure) ? 1 : 0);
      const digit = DIGITS[bits] ?? -1;
      if (digit < 0) return null;
      digits += digit;
    }
  }
  const stop = START + inner;
  const isStop =
    isWide(widths, stop, measure) && !isWide(widths, stop + 1, measure) && !isWide(widths, stop + 2, measure);
  return isStop ? { digits, offWidths } : null;
}

/** An element without what was taken off bars and came to spaces. */
const elementAt = (widths: readonly number[], at: number, reduction: number): number =>
  (widths[at] ?? 0) + (at % 2 === 0 ? reduction : -reduction);

const isWide = (widths: readonly number[], at: number, { module, ratio, reduction }: ItfMeasure): boolean =>
  elementAt(widths, at, reduction) * 2 > module * (1 + ratio);

function wrongWidths(widths: readonly number[], { module, ratio, reduction }: ItfMeasure): number {
  let wrong = 0;
  for (let at = 0; at < widths.length; at++) {
    const width = elementAt(widths, at, reduction);
    if (width !== module && width !== module * ratio) wrong += 1;
  }
  return wrong;
}
