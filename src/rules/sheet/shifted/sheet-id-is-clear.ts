import { grow, overlaps } from '../../../base/geometry.ts';
import type { Length } from '../../../base/length.ts';
import { itemBounds } from '../../../face/bounds.ts';
import type { Bars } from '../../../face/page.ts';
import { sheetIdQuiet } from '../../../imposition/marks/sheet-id.ts';
import type { SheetPage } from '../../../imposition/sheet.ts';
import type { Rule } from '../../rule.ts';
import { extentOf } from '../extent.ts';
import { imagingPages, platePages } from '../pages.ts';
import { mmText, type SheetSubject, sheetFacts } from '../subject.ts';

/**
 * Round the code of the sheet itself no mark stands in its quiet zone, and none of a plate when imaging is off register.
 *
 * Shape   one finding a side
 * Why     the imager's own marks move with the code, and those of the plates do not; a sheet whose code cannot be read is
 *         lost to whoever folds it
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/sheet-id-is-clear',
  severity: 'error',
  check(job, report) {
    const off = job.press.registerTolerance;
    const quiet = sheetIdQuiet(job.press);
    const plates = [...platePages(job)].map(({ page }) => page);
    const said = new Set<string>();
    for (const { page, where } of imagingPages(job)) {
      const { sheetId: code, side } = page;
      if (code === null || said.has(side)) continue;
      const isOver = (plate: SheetPage): boolean => plate.side === side && hasMark(plate, code, quiet + off);
      if (!hasMark(page, code, quiet) && !plates.some(isOver)) continue;
      said.add(side);
      report({
        ...sheetFacts(where),
        expected: `a clear quiet zone round the sheet’s code when imaging is off by ${mmText(off)}`,
        found: 'a mark in it',
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};

/** Whether a page has a mark so near to a code. */
function hasMark({ marks }: SheetPage, code: Bars, near: Length): boolean {
  const extent = extentOf(code);
  if (extent === null) return false;
  const zone = grow(extent, near);
  return marks.items.some((item) => {
    const ink = itemBounds(item);
    return ink !== null && overlaps(ink, zone);
  });
}
