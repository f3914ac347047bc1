import { bottom, type Point, right } from '../../base/geometry.ts';
import { REGISTRATION, spot } from '../../base/ink.ts';
import { type Length, pt } from '../../base/length.ts';
import type { Outline } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import { type Around, CLEARANCE, CROP_LENGTH } from './around.ts';

const STROKE = { paint: spot(REGISTRATION), width: pt(0.25) } as const;

/**
 * Two marks for each line that the cutter follows, one at either end of it, on every plate.
 *
 * Shape   one item a side: above, below, left, right; on a web left and right only, for its perforations
 */
export function cropMarks({ trims, block, margins }: Around): readonly PathItem[] {
  const xs = cuts(trims.flatMap((trim) => [trim.x, right(trim)]));
  const ys = cuts(trims.flatMap((trim) => [trim.y, bottom(trim)]));
  const upright = (from: Length): PathItem =>
    strokes(xs.flatMap((x) => line({ x, y: from }, { x, y: from + CROP_LENGTH })));
  const level = (from: Length): PathItem =>
    strokes(ys.flatMap((y) => line({ x: from, y }, { x: from + CROP_LENGTH, y })));
  const before = CLEARANCE + CROP_LENGTH;
  const beside = [level(block.x - before), level(right(block) + CLEARANCE)];
  if (margins.on === 'sides') return beside;
  return [upright(block.y - before), upright(bottom(block) + CLEARANCE), ...beside];
}

const cuts = (lengths: readonly Length[]): readonly Length[] => [...new Set(lengths)].sort((a, b) => a - b);

const line = (from: Point, to: Point): Outline => [
  { op: 'M', ...from },
  { op: 'L', ...to },
];

const strokes = (outline: Outline): PathItem => ({ kind: 'path', outline, stroke: STROKE });
