import { PER_PT } from '../base/length.ts';
import { mappedBox } from '../pdf/read/content/box.ts';
import { keepsAxes } from '../pdf/read/content/matrix.ts';
import type { FormUse, GraphicsState } from '../pdf/read/content/visitor.ts';
import { type Frame, type FrameBox, liesIn } from './frame.ts';
import type { PageLayout } from './layout.ts';
import type { Fault } from './seen.ts';

/** Numbers are written in points to five decimals, and added up. */
export const LEEWAY = 1e-4;

/** What is wrong with a mark that does not show whole. */
export const CLIPPED: Fault = {
  rule: 'readback/mark-clipped',
  expected: 'the whole mark',
  found: 'a clip that cuts into it',
};

/** Whether nothing outside a form cuts into its own box. */
export function isWholeBox({ bbox }: FormUse, { around: clip, ctm }: GraphicsState): boolean {
  if (bbox === null || !clip.exact || !keepsAxes(ctm)) return false;
  const [a, b, c, d, e, f] = ctm;
  if (b !== 0 || c !== 0) return liesIn(mappedBox(ctm, bbox), clip, LEEWAY);
  return (
    isWithin(clip, a * bbox[0] + e, a * bbox[2] + e) && isBetween(clip, d * bbox[1] + f, d * bbox[3] + f)
  );
}

/** Whether what a form paints shows whole where it is used. */
export function isWholeForm(box: FrameBox, { sign }: Frame, { clip, ctm }: GraphicsState): boolean {
  const [, , , , e, f] = ctm;
  return (
    clip.exact &&
    isWithin(clip, e + (sign * box.x0) / PER_PT, e + (sign * box.x1) / PER_PT) &&
    isBetween(clip, f - (sign * box.y0) / PER_PT, f - (sign * box.y1) / PER_PT)
  );
}

/** Why  numbers, and no box: every cell of every ticket asks */
const isWithin = ({ x0, x1 }: FrameBox, a: number, b: number): boolean =>
  x0 <= Math.min(a, b) + LEEWAY && x1 >= Math.max(a, b) - LEEWAY;

const isBetween = ({ y0, y1 }: FrameBox, a: number, b: number): boolean =>
  y0 <= Math.min(a, b) + LEEWAY && y1 >= Math.max(a, b) - LEEWAY;

/** Whether the clip lets all of the bars through. */
export function showsBars({ clip }: GraphicsState, rects: FrameBox, { corner, dpi }: PageLayout): boolean {
  const dot = 72 / dpi;
  const box = {
    x0: corner.left + rects.x0 * dot,
    x1: corner.left + rects.x1 * dot,
    y0: corner.top - rects.y1 * dot,
    y1: corner.top - rects.y0 * dot,
  };
  return clip.exact && liesIn(box, clip, dot);
}
