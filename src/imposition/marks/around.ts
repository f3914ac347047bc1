import { grow, hull, type Rect, right } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';
import type { Press } from '../press.ts';

/**
 * What the marks of a page stand around.
 *
 * Shape   `block` is all bleeds together: marks stand outside it
 */
export interface Around {
  readonly trims: readonly Rect[];
  readonly block: Rect;
  readonly margins: Margins;
}

/**
 * The margins that marks may stand in.
 *
 * Shape   sides: on a web tickets run on above and below, and there is no head and no foot; `column` is the width
 *         that is left for names to the right of the crop marks
 */
export interface Margins {
  readonly on: 'all sides' | 'sides';
  readonly column: Length;
}

/** How far beyond every bleed marks begin. */
export const CLEARANCE: Length = mm(3);

/** How long crop marks are; they begin CLEARANCE beyond the bleed. */
export const CROP_LENGTH: Length = mm(5);

/** From the bleed on the right to the column of names. */
const TO_COLUMN: Length = CLEARANCE + CROP_LENGTH + mm(1);

const SHEET: Margins = { on: 'all sides', column: mm(15) };

/** The trims and the hull of their bleeds; marks on all sides unless told otherwise. */
export function around(trims: readonly Rect[], bleed: Length, margins: Margins = SHEET): Around {
  const block = hull(trims) ?? { x: 0, y: 0, width: 0, height: 0 };
  const bleeds = grow(block, bleed);
  if (margins.on === 'all sides') return { trims, block: bleeds, margins };
  return { trims, block: { ...bleeds, y: block.y, height: block.height }, margins };
}

/** What stands around the trims of one side of a press's sheet. */
export function aroundOn(press: Press, trims: readonly Rect[], bleed: Length): Around {
  const on = press.kind === 'web' ? 'sides' : 'all sides';
  const { block } = around(trims, bleed);
  const room = press.sheet.width - press.side - press.registerTolerance - (right(block) + TO_COLUMN);
  return around(trims, bleed, { on, column: Math.max(room, 0) });
}

/** The top left of the column of names in the right margin: clear of crop marks, and of the next repeat of a web. */
export const columnTop = ({ block, margins }: Around): Pick<Rect, 'x' | 'y'> => ({
  x: right(block) + TO_COLUMN,
  y: block.y + (margins.on === 'sides' ? CLEARANCE : 0),
});
