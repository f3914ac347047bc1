import { bottom, type Length, type Outline, type Rect, right } from '../../src/kit.ts';
import { MONTH } from './format.ts';

/** Two corners of a box at its top and two at its foot, each pair with its own radius; 0 is a sharp corner. */
interface Corners {
  readonly top: Length;
  readonly foot: Length;
}

/** How far from a corner the handles of its quarter circle stand, for a radius of 1. */
const HANDLE = 0.4477152502;

function leafOutline(box: Rect, { top, foot }: Corners): Outline {
  const [x0, y0, x1, y1] = [box.x, box.y, right(box), bottom(box)];
  const [t, f] = [Math.round(top * HANDLE), Math.round(foot * HANDLE)];
  return [
    { op: 'M', x: x0 + top, y: y0 },
    { op: 'L', x: x1 - top, y: y0 },
    { op: 'C', x1: x1 - t, y1: y0, x2: x1, y2: y0 + t, x: x1, y: y0 + top },
    { op: 'L', x: x1, y: y1 - foot },
    { op: 'C', x1, y1: y1 - f, x2: x1 - f, y2: y1, x: x1 - foot, y: y1 },
    { op: 'L', x: x0 + foot, y: y1 },
    { op: 'C', x1: x0 + f, y1, x2: x0, y2: y1 - f, x: x0, y: y1 - foot },
    { op: 'L', x: x0, y: y0 + top },
    { op: 'C', x1: x0, y1: y0 + t, x2: x0 + t, y2: y0, x: x0 + top, y: y0 },
    { op: 'Z' },
  ];
}

/** The head of a calendar leaf: round shoulders, and straight where the page begins. */
export const pageHead = (box: Rect): Outline => leafOutline(box, { top: MONTH.corner.top, foot: 0 });

/** The page under it, which the coat covers: nearly square above, round at its feet. */
export const pageBody = (box: Rect): Outline =>
  leafOutline(box, { top: MONTH.corner.shoulder, foot: MONTH.corner.foot });

/** Head and page as one sheet. */
export const wholeLeaf = (box: Rect): Outline =>
  leafOutline(box, { top: MONTH.corner.top, foot: MONTH.corner.foot });
