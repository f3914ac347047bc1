import { contains, overlaps, type Rect } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Face } from '../../face/face.ts';
import type { Bars } from '../../face/page.ts';
import { isImaged } from '../../imposition/passes.ts';
import type { SheetPage } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { extentOf } from './extent.ts';
import { onFace, quietZone } from './quiet-zone.ts';
import { faceOn } from './shown.ts';
import { barsOf, codesOf, type SheetCode, type SheetSubject, sheetFacts, whereOf } from './subject.ts';

/**
 * Round each code, where it came to stand on the sheet, its quiet zone is on its own ticket and free of imaged marks.
 *
 * Why     the rule on faces holds it before codes move to the imager's dots; this one holds it afterwards
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/quiet-zones-are-clear',
  severity: 'error',
  check(job, report) {
    for (const code of codesOf(job)) {
      const { sheet, position, item } = code;
      const found = disturbed(code);
      if (found === null) continue;
      report({
        ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
        expected: `a clear quiet zone round its ${item.name} code`,
        found,
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the ticket needs ${expected}, and has ${found}`,
};

function disturbed({ bars, item, page, position, side }: SheetCode): string | null {
  const shown = faceOn(position, side);
  for (const one of bars) {
    const zone = quietZone(one, item);
    if (zone === null) continue;
    if (!contains(shown.trim, zone)) return 'one that reaches over the edge of the ticket';
    if (page !== null && otherBars(page, one, zone)) return 'another code in it';
    if (imagedWithin(shown.face, onFace(zone, shown))) return 'imaged marks in it';
  }
  return null;
}

const otherBars = (page: SheetPage, bars: Bars, zone: Rect): boolean =>
  barsOf(page).some((other) => {
    const extent = other === bars ? null : extentOf(other);
    return extent !== null && overlaps(extent, zone);
  });

const imagedWithin = (face: Face, zone: Rect): boolean =>
  face.layers
    .filter(({ pass }) => isImaged(pass))
    .flatMap(({ items }) => items)
    .some((item) => {
      const ink = item.kind === 'code' ? null : itemBounds(item);
      return ink !== null && overlaps(ink, zone);
    });
