import { Bug } from '../../base/fault.ts';
import { bottom, contains, type Rect, rect, right } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
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

/**
 * The three boxes of a page, all from its one grid.
 *
 * Throws  Bug unless trim lies in bleed and bleed in media
 * Why     no CropBox: it would only say MediaBox again
 */
export function pageBoxes({ label, size, trim, bleed }: Page): Readonly<Record<string, Box>> {
  const media = rect(0, 0, size.width, size.height);
  if (!contains(media, bleed) || !contains(bleed, trim)) {
    throw new Bug(`the boxes of page ${label} are not one within the other`);
  }
  return {
    MediaBox: boxOf(media, size.height),
    BleedBox: boxOf(bleed, size.height),
    TrimBox: boxOf(trim, size.height),
  };
}
