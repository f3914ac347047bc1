import { bottom, type Rect, right, type Size } from '../../../base/geometry.ts';
import type { Length } from '../../../base/length.ts';
import { itemBounds } from '../../../face/bounds.ts';
import type { Rule } from '../../rule.ts';
import { TEXT_FROM_TRIM } from '../../template/text-stays-off-the-trim.ts';
import { imagedItems } from '../imaged.ts';
import { faceOn } from '../shown.ts';
import { filledOf, mmText, type SheetSubject, SIDES, sheetFacts, whereOf } from '../subject.ts';

/**
 * What is imaged on a ticket stays as far from its edge as all that is read, even when imaging is off register.
 *
 * Why     cutter and register may be off at once, and in the same direction
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/imaging-stays-on-its-ticket',
  severity: 'error',
  check({ press, sheets }, report) {
    const kept = TEXT_FROM_TRIM + press.registerTolerance;
    for (const sheet of sheets) {
      for (const position of filledOf(sheet)) {
        for (const side of SIDES) {
          const { face } = faceOn(position, side);
          const nearest = Math.min(...imagedItems(face).map((item) => toEdge(itemBounds(item), face.trim)));
          if (nearest >= kept) continue;
          report({
            ...sheetFacts(`${whereOf(sheet, position)}, ${face.side}`, position.recto.ticket),
            expected: `imaged marks at least ${mmText(kept)} from the trim`,
            found: nearest < 0 ? `one ${mmText(-nearest)} beyond it` : `one ${mmText(nearest)} from it`,
          });
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the register asks for ${expected}, and there is ${found}`,
};

/** How far a mark stands from the nearest edge of its ticket; below 0 beyond it. */
const toEdge = (ink: Rect | null, { width, height }: Size): Length =>
  ink === null ? Number.POSITIVE_INFINITY : Math.min(ink.x, ink.y, width - right(ink), height - bottom(ink));
