import { type Length, toPt } from '../../base/length.ts';

/**
 * A number as PDF has it: no exponent, no more than five decimals.
 *
 * Why     one lattice unit is 0.00008 pt, so five decimals give every length back exactly, and no digit is wasted
 */
export function number(value: number): number {
  const rounded = Math.round(value * 1e5) / 1e5;
  return rounded === 0 ? 0 : rounded;
}

/** A length in PostScript points, as PDF has it; operators and boxes print it alike. */
export const points = (length: Length): number => number(toPt(length));
