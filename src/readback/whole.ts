import { PER_PT } from '../base/length.ts';
import { mappedBox } from '../pdf/read/content/box.ts';
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

/** Whether what a form paints shows whole where it is used. Why  no object is made: every cell of every ticket asks */
export function isWholeForm(box: FrameBox, { sign }: Frame, { clip, ctm }: GraphicsState): boolean {
  const [xa, xb] = [ctm[4] + (sign * box.x0) / PER_PT, ctm[4] + (sign * box.x1) / PER_PT];
  const [ya, yb] = [ctm[5] - (sign * box.y0) / PER_PT, ctm[5] - (sign * box.y1) / PER_PT];
  return (
    clip.exact &&
    clip.x0 <= Math.min(xa, xb) + LEEWAY &&
    clip.x1 >= Math.max(xa, xb) - LEEWAY &&
    clip.y0 <= Math.min(ya, yb) + LEEWAY &&
    clip.y1 >= Math.max(ya, yb) - LEEWAY
  );
}

/** Whether nothing outside a form cuts into its own box. */
export function isWholeBox({ bbox }: FormUse, { clip, ctm }: GraphicsState): boolean {
  if (bbox === null || !clip.exact) return false;
  const box = mappedBox(ctm, bbox);
  return liesIn(box, clip, LEEWAY);
}

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
