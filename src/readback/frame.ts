import { PER_PT } from '../base/length.ts';
import type { Matrix } from '../pdf/read/content/visitor.ts';
import type { PrintedFace } from './printed-job.ts';

/**
 * Where a ticket, or a cell on it, has its origin on the page, and which way round it stands.
 *
 * Space   the page as PDF has it: points, y up; a sign of -1 is turned by half
 */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly sign: 1 | -1;
}

/** The frame of a face on a page whose media ends at `top`. */
export function frameOf(
  { trim, turned }: Pick<PrintedFace, 'trim' | 'turned'>,
  { left, top }: TopLeft,
): Frame {
  const [x, y, width, height] = trim;
  return turned === 'upright'
    ? { x: left + x / PER_PT, y: top - y / PER_PT, sign: 1 }
    : { x: left + (x + width) / PER_PT, y: top - (y + height) / PER_PT, sign: -1 };
}

/** The top left of a page's media, in points. */
export interface TopLeft {
  readonly left: number;
  readonly top: number;
}

/**
 * A place on the page in a frame: lattice units from its origin, y down.
 *
 * Why     numbers are written in points to five decimals, a tenth of a lattice unit: rounding gives back what was meant
 */
export const inFrameX = ({ x, sign }: Frame, pageX: number): number =>
  Math.round(sign * (pageX - x) * PER_PT) + 0;
export const inFrameY = ({ y, sign }: Frame, pageY: number): number =>
  Math.round(sign * (y - pageY) * PER_PT) + 0;

/** Whether what a matrix draws stands in the frame as it is: neither turned against it nor scaled. */
export const standsIn = ({ sign }: Frame, m: Matrix): boolean =>
  Math.abs(m[0] - sign) < STRAIGHT &&
  Math.abs(m[3] - sign) < STRAIGHT &&
  Math.abs(m[1]) < STRAIGHT &&
  Math.abs(m[2]) < STRAIGHT;

/** Over the whole of a ticket that is a hundredth of a lattice unit. */
const STRAIGHT = 1e-9;

/** A box in a frame: lattice units, y down. */
export interface FrameBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A box of the page in a frame. */
export function boxInFrame(frame: Frame, box: FrameBox): FrameBox {
  const [xa, xb] = [inFrameX(frame, box.x0), inFrameX(frame, box.x1)];
  const [ya, yb] = [inFrameY(frame, box.y0), inFrameY(frame, box.y1)];
  return { x0: Math.min(xa, xb), y0: Math.min(ya, yb), x1: Math.max(xa, xb), y1: Math.max(ya, yb) };
}

export const shiftBox = (b: FrameBox, x: number, y: number): FrameBox => ({
  x0: b.x0 + x,
  y0: b.y0 + y,
  x1: b.x1 + x,
  y1: b.y1 + y,
});

/** x, y, width and height as a reading map has them. */
export const boxOf = ([x, y, width, height]: readonly [number, number, number, number]): FrameBox => ({
  x0: x,
  y0: y,
  x1: x + width,
  y1: y + height,
});

/** Whether a box lies within another, give or take so many lattice units. */
export const liesIn = (inner: FrameBox, outer: FrameBox, slack = 0): boolean =>
  inner.x0 >= outer.x0 - slack &&
  inner.y0 >= outer.y0 - slack &&
  inner.x1 <= outer.x1 + slack &&
  inner.y1 <= outer.y1 + slack;

/** Whether two boxes share more than a sliver. */
export const meet = (a: FrameBox, b: FrameBox): boolean =>
  a.x0 + SLIVER < b.x1 && b.x0 + SLIVER < a.x1 && a.y0 + SLIVER < b.y1 && b.y0 + SLIVER < a.y1;

/** Half a dot of the imager. */
const SLIVER = 720;

/** The smallest box around boxes; null for none. */
export function around(boxes: Iterable<FrameBox>): FrameBox | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const b of boxes) {
    x0 = Math.min(x0, b.x0);
    y0 = Math.min(y0, b.y0);
    x1 = Math.max(x1, b.x1);
    y1 = Math.max(y1, b.y1);
  }
  return x1 < x0 ? null : { x0, y0, x1, y1 };
}
