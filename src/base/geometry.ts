import type { Length } from './length.ts';

/** A point; every space here has its origin top left and y down. */
export interface Point {
  readonly x: Length;
  readonly y: Length;
}

export interface Size {
  readonly width: Length;
  readonly height: Length;
}

export interface Rect extends Point, Size {}

export const ORIGIN: Point = { x: 0, y: 0 };

export const rect = (x: Length, y: Length, width: Length, height: Length): Rect => ({ x, y, width, height });
export const right = (r: Rect): Length => r.x + r.width;
export const bottom = (r: Rect): Length => r.y + r.height;
export const centre = (r: Rect): Point => ({
  x: Math.round(r.x + r.width / 2),
  y: Math.round(r.y + r.height / 2),
});

export const shift = (p: Point, by: Point): Point => ({ x: p.x + by.x, y: p.y + by.y });
export const shiftRect = (r: Rect, by: Point): Rect => ({
  x: r.x + by.x,
  y: r.y + by.y,
  width: r.width,
  height: r.height,
});

/** The rectangle grown on all sides; a negative length shrinks it. */
export const grow = (r: Rect, by: Length): Rect => ({
  x: r.x - by,
  y: r.y - by,
  width: r.width + 2 * by,
  height: r.height + 2 * by,
});

/** Whether the inner rectangle lies within the outer one; touching edges count as within. */
export const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

/** Whether two rectangles share area; touching edges do not count. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

/** The smallest rectangle that holds all of them, or null for none. */
export function hull(rects: Iterable<Rect>): Rect | null {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const r of rects) {
    x0 = Math.min(x0, r.x);
    y0 = Math.min(y0, r.y);
    x1 = Math.max(x1, right(r));
    y1 = Math.max(y1, bottom(r));
  }
  return x1 < x0 ? null : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
