import { bottom, type Rect, right } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { imagingPage } from '../../imposition/imaging-page.ts';
import type { Position, Sheet } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { filledOf, type SheetSubject, sheetFacts, whereOf } from './subject.ts';

/** How far to the left of its ticket's bleed a mark may stand and still be known as that ticket's. */
const BESIDE: Length = mm(3);

/** What is lower than this is a line for the cutter, and no mark for the folder's eye. */
const LEAST: Length = mm(1);

/** Beside the last ticket of each pack of a ribbon, and beside no other, stands the mark that parts it from the next. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/pack-ends-are-marked',
  severity: 'error',
  check(job, report) {
    const { order, plan, sheets, tickets } = job;
    const { pack } = plan;
    if (order.kind !== 'ribbon' || pack === null) return;
    const ends = new Set(
      tickets.filter((_, index) => (index + 1) % pack === 0 || index === tickets.length - 1),
    );
    for (const sheet of sheets) {
      const marks = marksOf(sheet);
      for (const position of filledOf(sheet)) {
        const isMarked = marks.some((mark) => isBeside(mark, position, plan.bleed));
        if (isMarked === ends.has(position.recto.ticket)) continue;
        report({
          ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
          expected: isMarked ? 'no end of a pack' : `the end of a pack of ${pack}`,
          found: isMarked ? 'one' : 'no mark clear of the bleeds',
        });
      }
    }
  },
  message: ({ zone, expected, found }) =>
    `${zone}: there must be ${expected} marked beside it, and there is ${found}`,
};

const marksOf = (sheet: Sheet): readonly Rect[] =>
  imagingPage(sheet, 'recto')
    .marks.items.map(itemBounds)
    .filter((box) => box !== null && box.height >= LEAST)
    .filter((box) => box !== null);

const isBeside = (mark: Rect, { rectoTrim }: Position, bleed: Length): boolean =>
  bottom(mark) === bottom(rectoTrim) &&
  right(mark) <= rectoTrim.x - bleed &&
  mark.x >= rectoTrim.x - bleed - BESIDE;
