import type { Point } from '../base/geometry.ts';
import type { Outline } from '../base/outline.ts';

/** One subpath as straight pieces; a closed one ends where it began. */
export type Polyline = readonly Point[];

/** Enough for a curve of a pictogram to stay well within a cell of the grid it is drawn on. */
const STEPS = 16;

/** The subpaths of an outline with their curves in straight pieces. */
export function flatten(outline: Outline): readonly Polyline[] {
  const lines: Point[][] = [];
  for (const segment of outline) {
    const line = lines.at(-1);
    const pen = line?.at(-1);
    if (segment.op === 'M') lines.push([{ x: segment.x, y: segment.y }]);
    else if (line === undefined || pen === undefined) continue;
    else if (segment.op === 'L') line.push({ x: segment.x, y: segment.y });
    else if (segment.op === 'C') {
      for (let step = 1; step <= STEPS; step++) line.push(along(pen, segment, step / STEPS));
    } else line.push(...line.slice(0, 1));
  }
  return lines;
}

/** A point of a cubic curve, `t` from 0 to 1. */
function along(
  from: Point,
  { x1, y1, x2, y2, x, y }: Point & { x1: number; y1: number; x2: number; y2: number },
  t: number,
): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: a * from.x + b * x1 + c * x2 + d * x, y: a * from.y + b * y1 + c * y2 + d * y };
}
