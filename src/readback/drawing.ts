import { createHash } from 'node:crypto';
import type { FrameBox } from './frame.ts';

/**
 * One painted path of a drawing.
 *
 * Shape   steps as in `pdf/read`'s paths (0 move, 1 line, 2 curve, 3 close, 4 rectangle) and their numbers one after the
 *         other; width, cap and join for a stroke
 * Space   the cell's: lattice units, y down
 */
export interface DrawnPath {
  readonly steps: readonly number[];
  readonly numbers: readonly number[];
  readonly paint: 'nonzero' | 'evenodd' | { readonly width: number; readonly cap: number; readonly join: number };
}

/** What a drawing looks like wherever it stands, and where it stands. */
export interface Drawing {
  /** The same for the same paths in the same order, moved or not. */
  readonly fingerprint: string;
  /** All points of it, those that only bend curves too. */
  readonly box: FrameBox;
}

/** Paths taken together as one drawing; null for none. */
export function drawingOf(paths: readonly DrawnPath[]): Drawing | null {
  const box = hullOf(paths);
  if (box === null) return null;
  const told = paths.map(({ steps, numbers, paint }) => {
    const places = numbers.map((value, at) => value - (at % 2 === 0 ? box.x0 : box.y0));
    return `${steps.join('')} ${places.join(' ')} ${typeof paint === 'string' ? paint : strokeOf(paint)}`;
  });
  const hash = createHash('sha256').update(told.join('\n')).digest('hex');
  return { fingerprint: hash.slice(0, FINGERPRINT), box };
}

/** So many hexadecimal digits tell some thirty drawings apart beyond any doubt. */
const FINGERPRINT = 24;

const strokeOf = ({ width, cap, join }: Exclude<DrawnPath['paint'], string>): string =>
  `stroke ${width} ${cap} ${join}`;

function hullOf(paths: readonly DrawnPath[]): FrameBox | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { numbers } of paths) {
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x1 < x0 ? null : { x0, y0, x1, y1 };
}
