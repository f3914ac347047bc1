import { Bug } from '../../base/fault.ts';
import { type Length, toPt } from '../../base/length.ts';

/**
 * A number as PDF has it: no exponent, no more than five decimals.
 *
 * Throws  Bug if it is no finite number: a reader takes what it cannot parse for nothing, and prints on
 * Why     one lattice unit is 0.00008 pt, so five decimals give every length back exactly, and no digit is wasted
 */
export function number(value: number): number {
  if (!Number.isFinite(value)) throw new Bug(`${value} was to be written into a PDF`);
  const rounded = Math.round(value * 1e5) / 1e5;
  return rounded === 0 ? 0 : rounded;
}

/** A length in PostScript points, as PDF has it; operators and boxes print it alike. */
export const points = (length: Length): number => number(toPt(length));
