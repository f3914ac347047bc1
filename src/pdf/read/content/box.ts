import type { Matrix } from './matrix.ts';

/** A box in PDF's page space: points, y up, `x0 ≤ x1` and `y0 ≤ y1`. Never changed once made. */
export interface PageBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The box around a rectangle that a matrix has mapped; its sides may be given in any order. */
export function mappedBox(
  m: Matrix,
  corners: readonly [x0: number, y0: number, x1: number, y1: number],
): PageBox {
  const [l, b, r, t] = corners;
  // Each coordinate is a sum of one term of x and one of y, so that its least is that of the terms: no corner is made.
  const xl = m[0] * l;
  const xr = m[0] * r;
  const xb = m[2] * b;
  const xt = m[2] * t;
  const yl = m[1] * l;
  const yr = m[1] * r;
  const yb = m[3] * b;
  const yt = m[3] * t;
  return {
    x0: Math.min(xl, xr) + Math.min(xb, xt) + m[4],
    y0: Math.min(yl, yr) + Math.min(yb, yt) + m[5],
    x1: Math.max(xl, xr) + Math.max(xb, xt) + m[4],
    y1: Math.max(yl, yr) + Math.max(yb, yt) + m[5],
  };
}

/** What two boxes share; of no area, within both as near as can be, where they share nothing. */
export function sharedBox(a: PageBox, b: PageBox): PageBox {
  const x0 = Math.max(a.x0, b.x0);
  const y0 = Math.max(a.y0, b.y0);
  return { x0, y0, x1: Math.max(x0, Math.min(a.x1, b.x1)), y1: Math.max(y0, Math.min(a.y1, b.y1)) };
}

/** Whether a box lies within another; `slack` is how far, in points, it may stand out. */
export const holdsBox = (outer: PageBox, inner: PageBox, slack = 0): boolean =>
  inner.x0 >= outer.x0 - slack &&
  inner.y0 >= outer.y0 - slack &&
  inner.x1 <= outer.x1 + slack &&
  inner.y1 <= outer.y1 + slack;
