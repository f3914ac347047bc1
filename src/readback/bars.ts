import type { Matrix, Path } from '../pdf/read/content/visitor.ts';
import type { PageLayout } from './layout.ts';

const PT_PER_INCH = 72;

/** Rectangles of an imager's dots that a path prints: x0, y0, x1, y1 for each, the ends beyond the last dot. */
export interface DotRects {
  readonly dots: Int32Array;
  readonly count: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Where a code's rectangles are put while it is read: one buffer for all codes. */
let room = new Int32Array(1024);

/**
 * The dots of a path of rectangles.
 *
 * Space   dots from the page's top left, y down
 * Shape   null where the path does not stand along the page's edges; the buffer is live until the next path
 * Why     RIPs paint every dot that a rectangle touches; one that ends on a dot's edge does not touch the next
 */
export function dotsOf(
  path: Path,
  m: Matrix,
  { corner, dpi }: Pick<PageLayout, 'corner' | 'dpi'>,
): DotRects | null {
  if (m[1] !== 0 || m[2] !== 0) return null;
  const scale = dpi / PT_PER_INCH;
  const a = m[0] * scale;
  const d = -m[3] * scale;
  const e = (m[4] - corner.left) * scale;
  const f = (corner.top - m[5]) * scale;
  const { numbers, numberCount } = path;
  if (room.length < numberCount) room = new Int32Array(numberCount * 2);
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let at = 0; at < numberCount; at += 4) {
    const xa = a * (numbers[at] ?? 0) + e;
    const ya = d * (numbers[at + 1] ?? 0) + f;
    const xb = xa + a * (numbers[at + 2] ?? 0);
    const yb = ya + d * (numbers[at + 3] ?? 0);
    const x0 = Math.floor(Math.min(xa, xb) + EDGE);
    const x1 = Math.ceil(Math.max(xa, xb) - EDGE);
    const y0 = Math.floor(Math.min(ya, yb) + EDGE);
    const y1 = Math.ceil(Math.max(ya, yb) - EDGE);
    room[at] = x0;
    room[at + 1] = y0;
    room[at + 2] = x1;
    room[at + 3] = y1;
    if (x0 < minX) minX = x0;
    if (y0 < minY) minY = y0;
    if (x1 > maxX) maxX = x1;
    if (y1 > maxY) maxY = y1;
  }
  return { dots: room, count: numberCount / 4, x0: minX, y0: minY, x1: maxX, y1: maxY };
}

/** Numbers are written to a hundred-thousandth of a point. */
const EDGE = 1e-3;
