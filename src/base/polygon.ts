import { bottom, type Point, type Rect, right } from './geometry.ts';
import type { Outline } from './outline.ts';

/** A closed ring of points; the last joins the first. */
export type Ring = readonly Point[];

/** How many straight pieces stand for one curve: on a ticket's curves the error stays under 10 micrometres. */
const PIECES = 24;

/** Why  the same art lies under every ticket of a block: what never changes is cut once */
const known = new WeakMap<Outline, readonly Ring[]>();

/** The rings of an outline, its curves cut into straight pieces. */
export function rings(outline: Outline): readonly Ring[] {
  const all = known.get(outline) ?? cut(outline);
  known.set(outline, all);
  return all;
}

function cut(outline: Outline): readonly Ring[] {
  const all: Point[][] = [];
  let ring: Point[] = [];
  for (const segment of outline) {
    if (segment.op === 'Z') continue;
    if (segment.op === 'C') {
      const from = ring.at(-1) ?? { x: segment.x1, y: segment.y1 };
      for (let i = 1; i <= PIECES; i += 1) ring.push(along(from, segment, i / PIECES));
    } else if (segment.op === 'L') {
      ring.push({ x: segment.x, y: segment.y });
    } else {
      ring = [{ x: segment.x, y: segment.y }];
      all.push(ring);
    }
  }
  return all;
}

interface Curve extends Point {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

function along(from: Point, to: Curve, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: a * from.x + b * to.x1 + c * to.x2 + d * to.x,
    y: a * from.y + b * to.y1 + c * to.y2 + d * to.y,
  };
}

/** Whether a point lies inside the rings, by the nonzero rule. */
export function encloses(shape: readonly Ring[], { x, y }: Point): boolean {
  let winding = 0;
  for (const ring of shape) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a !== undefined && a.y <= y !== b.y <= y) {
        const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
        if (a.y <= y && side > 0) winding += 1;
        else if (b.y <= y && side < 0) winding -= 1;
      }
      a = b;
    }
  }
  return winding !== 0;
}

/**
 * Whether the rings cover all of a rectangle, touching edges counted as covered.
 *
 * Why     where no edge runs through its inside, all of it lies on the side of its middle; corners that stand on an
 *         edge could be told to either side
 */
export const covers = (shape: readonly Ring[], r: Rect): boolean =>
  !hasEdgeIn(shape, r) && encloses(shape, { x: r.x + r.width / 2, y: r.y + r.height / 2 });

/** Whether any edge of the rings runs through the inside of a rectangle. */
export function hasEdgeIn(shape: readonly Ring[], r: Rect): boolean {
  for (const ring of shape) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a !== undefined && !isBeside(a, b, r) && crosses(a, b, r)) return true;
      a = b;
    }
  }
  return false;
}

/** Whether both ends lie on one outer side of the rectangle: nearly all edges do, and that is told at a glance. */
const isBeside = (a: Point, b: Point, r: Rect): boolean =>
  (a.x <= r.x && b.x <= r.x) ||
  (a.y <= r.y && b.y <= r.y) ||
  (a.x >= right(r) && b.x >= right(r)) ||
  (a.y >= bottom(r) && b.y >= bottom(r));

/** Whether a line from a to b has a piece strictly inside the rectangle (Liang–Barsky clipping). */
function crosses(a: Point, b: Point, r: Rect): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [t0, t1] = [0, 1];
  const cuts: readonly (readonly [number, number])[] = [
    [-dx, a.x - r.x],
    [dx, right(r) - a.x],
    [-dy, a.y - r.y],
    [dy, bottom(r) - a.y],
  ];
  for (const [p, q] of cuts) {
    if (p === 0) {
      if (q <= 0) return false;
    } else if (p < 0) t0 = Math.max(t0, q / p);
    else t1 = Math.min(t1, q / p);
  }
  return t0 < t1;
}
