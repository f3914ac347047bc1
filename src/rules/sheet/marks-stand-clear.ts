import { grow, overlaps } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Sheet, SheetPage } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { filledOf, type SheetSubject, sheetFacts, trimOf } from './subject.ts';

/** Marks stand outside every bleed: nothing of them is left on a ticket that is cut a little off. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/marks-stand-clear',
  severity: 'error',
  check({ sheets }, report) {
    const said = new Set<string>();
    for (const sheet of sheets) {
      for (const page of sheet.pages) {
        const place = said.has(page.label) ? null : placeUnderMarks(sheet, page);
        if (place === null) continue;
        said.add(page.label);
        report({
          ...sheetFacts(`sheet ${sheet.number}, ${page.label}`),
          expected: 'marks outside every bleed',
          found: `a mark over place ${place}`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};

function placeUnderMarks(sheet: Sheet, { side, marks }: SheetPage): number | null {
  const boxes = marks.items.map(itemBounds).filter((box) => box !== null);
  const under = filledOf(sheet).find((position) => {
    const bleed = grow(trimOf(position, side), position[side].bleed);
    return boxes.some((box) => overlaps(box, bleed));
  });
  return under?.place ?? null;
}
