import { Bug } from '../../base/fault.ts';
import { bottom, contains, type Rect, rect, right } from '../../base/geometry.ts';
import { type Length, pt } from '../../base/length.ts';
import type { Page } from '../../face/page.ts';
import { points } from './numbers.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A rectangle as PDF has boxes: corners bottom left and top right, y up from `floor`. */
export const boxOf = (r: Rect, floor: Length): Box => [
  points(r.x),
  points(floor - bottom(r)),
  points(right(r)),
  points(floor - r.y),
];

/** A page of PDF 1.6 is no longer, unless it has a unit of its own, which PDF/X has not. */
const LONGEST_PT = 14_400;

/**
 * The three boxes of a page, all from its one grid.
 *
 * Throws  Bug unless trim lies in bleed and bleed in media, on a page of a size that PDF has
 * Why     no CropBox: it would only say MediaBox again
 */
export function pageBoxes({
  label,
  size,
  trim,
  bleed,
}: Omit<Page, 'content'>): Readonly<Record<string, Box>> {
  const media = rect(0, 0, size.width, size.height);
  if (!contains(media, bleed) || !contains(bleed, trim)) {
    throw new Bug(`the boxes of page ${label} are not one within the other`);
  }
  if (Math.max(size.width, size.height) > pt(LONGEST_PT)) {
    throw new Bug(`page ${label} is larger than ${LONGEST_PT} pt`);
  }
  return {
    MediaBox: boxOf(media, size.height),
    BleedBox: boxOf(bleed, size.height),
    TrimBox: boxOf(trim, size.height),
  };
}
