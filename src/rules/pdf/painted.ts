import type { Meeting } from '../../pdf/read/facts/looks/looks.ts';
import type { PaintFacts } from '../../pdf/read/facts/looks/paint-facts.ts';
import type { Seen } from '../../pdf/read/facts/looks/seen.ts';
import type { PageFacts } from '../../pdf/read/facts/pages.ts';
import type { Found } from './subject.ts';

/** Less ink than this is none: floats of a file are not exact. */
const NOTHING = 1e-6;

/** How many inks a paint lays down; null where it says no plate. */
export const inksOf = ({ tints }: PaintFacts): number | null =>
  tints === null ? null : tints.filter((tint) => tint > NOTHING).length;

/** How much ink in all, in percent; null where it says no plate. */
export const sumOf = ({ tints }: PaintFacts): number | null =>
  tints === null ? null : tints.reduce((sum, tint) => sum + tint * 100, 0);

/** How much of the process black, in percent. */
export const blackOf = ({ colorants, tints }: PaintFacts): number =>
  colorants.reduce(
    (most, name, index) => (name === 'Black' ? Math.max(most, (tints?.[index] ?? 0) * 100) : most),
    0,
  );

/** Process black alone, and full. */
export const isPlainBlack = (paint: PaintFacts): boolean => blackOf(paint) > 99.99 && inksOf(paint) === 1;

/**
 * Whether what lies under a plain black is left alone.
 *
 * Source  print.md, overprint oracle: grey knocks out whatever is set, CMYK spares plates of 0 in mode 1 only
 */
export function blackOverprints({ family }: PaintFacts, { overprints, overprintMode }: Meeting): boolean {
  if (!overprints) return false;
  if (family === 'Separation' || family === 'DeviceN') return true;
  return family === 'DeviceCMYK' && overprintMode === 1;
}

/** Where a look is, for the facts of a finding. */
export const placed = (page: PageFacts, { first }: Seen): Pick<Found, 'page' | 'atMm'> => ({
  page: page.number,
  ...(first[0] === undefined ? {} : { atMm: first[0] }),
});

/**
 * Below a limit, the noise of floats aside: 7.99996 pt is 8 pt.
 *
 * Source  print.md: « round only at the end »
 */
export const isUnder = (value: number, limit: number): boolean => value < limit - 5e-4;

export const ptText = (value: number): string => `${Math.round(value * 1000) / 1000} pt`;
