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

/**
 * Whether nothing outside a form cuts into its own box.
 *
 * Why     written out in numbers: every cell of every ticket asks
 */
export function isWholeBox({ bbox }: FormUse, { around: clip, ctm }: GraphicsState): boolean {
  if (bbox === null || !clip.exact || !keepsAxes(ctm)) return false;
  if (ctm[1] !== 0 || ctm[2] !== 0) return liesIn(mappedBox(ctm, bbox), clip, LEEWAY);
  const xa = ctm[0] * bbox[0] + ctm[4];
  const xb = ctm[0] * bbox[2] + ctm[4];
  const ya = ctm[3] * bbox[1] + ctm[5];
  const yb = ctm[3] * bbox[3] + ctm[5];
  return (
    Math.min(xa, xb) >= clip.x0 - LEEWAY &&
    Math.max(xa, xb) <= clip.x1 + LEEWAY &&
    Math.min(ya, yb) >= clip.y0 - LEEWAY &&
    Math.max(ya, yb) <= clip.y1 + LEEWAY
  );
}

/** Whether what a form paints shows whole where it is used. */
export function isWholeForm(box: FrameBox, { sign }: Frame, { clip, ctm }: GraphicsState): boolean {
  const [, , , , e, f] = ctm;
  const [x0, x1] = [e + (sign * box.x0) / PER_PT, e + (sign * box.x1) / PER_PT];
  const [y0, y1] = [f - (sign * box.y0) / PER_PT, f - (sign * box.y1) / PER_PT];
  const shown = { x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0: Math.min(y0, y1), y1: Math.max(y0, y1) };
  return clip.exact && liesIn(shown, clip, LEEWAY);
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
