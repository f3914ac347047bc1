import { bottom, type Point, type Rect, right } from '../base/geometry.ts';
import type { Paint } from '../base/ink.ts';
import type { Length } from '../base/length.ts';
import { rectOutline } from '../base/outline.ts';
import type { PathItem, Stroke } from '../face/item.ts';

/** A straight line from one point to another. */
export const line = (from: Point, to: Point, stroke: Stroke): PathItem => ({
  kind: 'path',
  outline: [
    { op: 'M', x: from.x, y: from.y },
    { op: 'L', x: to.x, y: to.y },
  ],
  stroke,
});

/** A level line of a given width, from its left end. */
export const rule = (at: Point, width: Length, stroke: Stroke): PathItem =>
  line(at, { x: at.x + width, y: at.y }, stroke);

export const frame = (box: Rect, stroke: Stroke): PathItem => ({
  kind: 'path',
  outline: rectOutline(box),
  stroke,
});

export const block = (box: Rect, fill: Paint): PathItem => ({
  kind: 'path',
  outline: rectOutline(box),
  fill,
});

/** What lies between an outer box and a hole in it. */
export const surround = (box: Rect, hole: Rect, fill: Paint): PathItem => ({
  kind: 'path',
  outline: [...rectOutline(box), ...rectOutline(hole)],
  fill,
  fillRule: 'evenodd',
});

/**
 * The four pairs of cut marks at the corners of a trim.
 *
 * Shape   each points at its corner and ends `off` before it: outside the bleed, so that no mark is left on a ticket
 */
export function cutMarks(
  trim: Rect,
  { off, long, stroke }: { off: Length; long: Length; stroke: Stroke },
): readonly PathItem[] {
  const [x0, x1, y0, y1] = [trim.x, right(trim), trim.y, bottom(trim)];
  return [x0, x1].flatMap((x) =>
    [y0, y1].flatMap((y) => {
      const [dx, dy] = [x === x0 ? -1 : 1, y === y0 ? -1 : 1];
      return [
        line({ x: x + dx * off, y }, { x: x + dx * (off + long), y }, stroke),
        line({ x, y: y + dy * off }, { x, y: y + dy * (off + long) }, stroke),
      ];
    }),
  );
}
