import { grow, type Rect } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import { covers, encloses, hasEdgeIn, rings } from '../base/polygon.ts';

/**
 * How far the coat reaches beyond any imaged mark under it.
 *
 * Source  print.md, coat and register
 */
export const COAT_REACH: Length = mm(1.5);

/** Whether a coat hides a mark with room for the press's register. */
export const reaches = (coat: Outline, ink: Rect): boolean => covers(rings(coat), grow(ink, COAT_REACH));

/** Whether any of a rectangle lies under a coat. */
export const touches = (coat: Outline, { x, y, width, height }: Rect): boolean =>
  hasEdgeIn(rings(coat), { x, y, width, height }) ||
  encloses(rings(coat), { x: x + width / 2, y: y + height / 2 });

/** Whether a corner of one coat lies within the other. */
export const meet = (a: Outline, b: Outline): boolean => pokes(a, b) || pokes(b, a);

const pokes = (a: Outline, b: Outline): boolean =>
  rings(a).some((ring) => ring.some((point) => encloses(rings(b), point)));
