import { bottom, grow, type Rect, right, shiftRect } from '../../base/geometry.ts';
import type { CodeItem } from '../../face/item.ts';
import type { Bars } from '../../face/page.ts';
import { extentOf } from './extent.ts';
import type { ShownFace } from './shown.ts';

/**
 * A code as it stands on the sheet, with the clear space that it needs; null where it has no bars.
 *
 * Space   the page's
 * Source  print.md: on all sides of a matrix, left and right of bars
 */
export function quietZone(bars: Bars, { symbol, module }: CodeItem): Rect | null {
  const extent = extentOf(bars);
  if (extent === null) return null;
  const quiet = symbol.quiet * module;
  return symbol.kind === 'matrix'
    ? grow(extent, quiet)
    : { ...extent, x: extent.x - quiet, width: extent.width + 2 * quiet };
}

/** A rectangle of the sheet in the space of the face that stands there. */
export const onFace = (r: Rect, { trim, turned }: Pick<ShownFace, 'trim' | 'turned'>): Rect =>
  turned === 'upright'
    ? shiftRect(r, { x: -trim.x, y: -trim.y })
    : { ...r, x: right(trim) - right(r), y: bottom(trim) - bottom(r) };
