import { bottom, hull, type Rect, right, shiftRect } from '../../base/geometry.ts';
import { dots } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Bars, PageContent, Placed } from '../../face/page.ts';

const known = new WeakMap<PageContent, Rect | null>();

/**
 * The box of what a content inks on its page; null where it inks nothing.
 *
 * Space   the page's
 * Why     the same contents stand on several pages, and each is held against others of its page: it is measured once
 */
export function extentOf(content: PageContent): Rect | null {
  const before = known.get(content);
  if (before !== undefined) return before;
  const extent = content.kind === 'bars' ? measured(content) : placedExtent(content);
  known.set(content, extent);
  return extent;
}

function measured({ rects, origin, dpi }: Bars): Rect | null {
  const dot = dots(1, dpi);
  const dark = hull(rects.map(([x, y, width, height]) => ({ x, y, width, height })));
  if (dark === null) return null;
  const scaled = { x: dark.x * dot, y: dark.y * dot, width: dark.width * dot, height: dark.height * dot };
  return shiftRect(scaled, origin);
}

function placedExtent(placed: Placed): Rect | null {
  const extent = drawnExtent(placed);
  return extent === null || placed.clip === undefined ? extent : common(extent, placed.clip);
}

/** What two rectangles have in common; null where that is nothing. */
function common(a: Rect, b: Rect): Rect | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [width, height] = [Math.min(right(a), right(b)) - x, Math.min(bottom(a), bottom(b)) - y];
  return width <= 0 || height <= 0 ? null : { x, y, width, height };
}

function drawnExtent({ at, turned, items }: Placed): Rect | null {
  const box = hull(items.map(itemBounds).filter((ink) => ink !== null));
  if (box === null) return null;
  if (turned === undefined) return shiftRect(box, at);
  return { ...box, x: at.x - right(box), y: at.y - bottom(box) };
}
