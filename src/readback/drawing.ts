import { createHash } from 'node:crypto';
import { bottom, hull, right } from '../base/geometry.ts';
import { type Outline, outlineBounds, rectOutline } from '../base/outline.ts';
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
  readonly paint:
    | 'nonzero'
    | 'evenodd'
    | { readonly width: number; readonly cap: number; readonly join: number };
}

/** What a drawing looks like wherever it stands, and where it stands. */
export interface Drawing {
  /** The same for the same paths in the same order, moved or not. */
  readonly fingerprint: string;
  /** All that its lines and curves reach; a stroke's width is not reckoned. */
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
  const bounds = hull(paths.map((path) => outlineBounds(outlineOf(path))).filter((one) => one !== null));
  if (bounds === null) return null;
  return { x0: bounds.x, y0: bounds.y, x1: right(bounds), y1: bottom(bounds) };
}

/** A path as the outline that it is; its numbers are taken as its steps ask for them. */
function outlineOf({ steps, numbers }: DrawnPath): Outline {
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  return steps.flatMap((step): Outline => {
    switch (step) {
      case 0:
      case 1:
        return [{ op: step === 0 ? 'M' : 'L', x: next(), y: next() }];
      case 2:
        return [{ op: 'C', x1: next(), y1: next(), x2: next(), y2: next(), x: next(), y: next() }];
      case 4: {
        const [x0, y0, x1, y1] = [next(), next(), next(), next()];
        return rectOutline({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
      }
      default:
        return [{ op: 'Z' }];
    }
  });
}
