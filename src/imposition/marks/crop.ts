import { bottom, right } from '../../base/geometry.ts';
import { REGISTRATION, spot } from '../../base/ink.ts';
import { type Length, mm, pt } from '../../base/length.ts';
import type { Outline, Segment } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import { type Around, CLEARANCE } from './around.ts';

/** How long crop marks are; they begin CLEARANCE beyond the bleed. */
export const CROP_LENGTH: Length = mm(5);

const STROKE = { paint: spot(REGISTRATION), width: pt(0.25) } as const;

/** Two marks for each line that the cutter follows, one at either end of it, on every plate. */
export function cropMarks({ trims, block }: Around): PathItem {
  const [near, far] = [CLEARANCE, CLEARANCE + CROP_LENGTH];
  const [top, foot, left, end] = [block.y, bottom(block), block.x, right(block)];
  const outline: Segment[] = [];
  for (const x of cuts(trims.flatMap((trim) => [trim.x, right(trim)]))) {
    outline.push(...line(x, top - far, x, top - near), ...line(x, foot + near, x, foot + far));
  }
  for (const y of cuts(trims.flatMap((trim) => [trim.y, bottom(trim)]))) {
    outline.push(...line(left - far, y, left - near, y), ...line(end + near, y, end + far, y));
  }
  return { kind: 'path', outline, stroke: STROKE };
}

const cuts = (lengths: readonly Length[]): readonly Length[] => [...new Set(lengths)].sort((a, b) => a - b);

const line = (x0: Length, y0: Length, x1: Length, y1: Length): Outline => [
  { op: 'M', x: x0, y: y0 },
  { op: 'L', x: x1, y: y1 },
];
