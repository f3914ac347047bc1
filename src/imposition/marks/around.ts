import { grow, hull, type Rect } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';

/**
 * What the marks of a page stand around.
 *
 * Shape   `block` is all bleeds together: marks stand outside it
 */
export interface Around {
  readonly trims: readonly Rect[];
  readonly block: Rect;
}

/** How far beyond every bleed marks begin. */
export const CLEARANCE: Length = mm(3);

/** The trims and the hull of their bleeds. */
export function around(trims: readonly Rect[], bleed: Length): Around {
  const block = hull(trims) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { trims, block: grow(block, bleed) };
}
