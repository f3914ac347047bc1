import { grow, type Rect } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import { covers, encloses, hasEdgeIn, type Ring, rings } from '../base/polygon.ts';

/**
 * How far the coat reaches beyond any imaged mark under it.
 *
 * Source  print.md, coat and register
 */
export const COAT_REACH: Length = mm(1.5);

/** Whether a coat hides a mark with room for the press's register. */
export const reaches = (coat: Outline, ink: Rect): boolean => covers(ringsOf(coat), grow(ink, COAT_REACH));

/** Whether any of a rectangle lies under a coat. */
export const touches = (coat: Outline, { x, y, width, height }: Rect): boolean =>
  hasEdgeIn(ringsOf(coat), { x, y, width, height }) ||
  encloses(ringsOf(coat), { x: x + width / 2, y: y + height / 2 });

/** Whether a corner of one coat lies within the other. */
export const meet = (a: Outline, b: Outline): boolean => pokes(a, b) || pokes(b, a);

const pokes = (a: Outline, b: Outline): boolean =>
  ringsOf(a).some((ring) => ring.some((point) => encloses(ringsOf(b), point)));

/** Coats are the same for all tickets of a game: their rings are cut once. */
const cut = new WeakMap<Outline, readonly Ring[]>();

function ringsOf(outline: Outline): readonly Ring[] {
  const known = cut.get(outline) ?? rings(outline);
  cut.set(outline, known);
  return known;
}
