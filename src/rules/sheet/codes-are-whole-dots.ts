import { dots } from '../../base/length.ts';
import type { Bars } from '../../face/page.ts';
import type { SheetPage } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { barsOf, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Every code stands on the dots of the press's imager, and so does the page it stands on.
 *
 * Source  print.md: a bar off the grid prints a dot too wide, and its space a dot too narrow
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/codes-are-whole-dots',
  severity: 'error',
  check({ press, sheets }, report) {
    for (const sheet of sheets) {
      for (const page of sheet.pages) {
        const where = `sheet ${sheet.number}, ${page.label}`;
        const expected = `whole dots at ${press.dpi} dpi`;
        const bars = barsOf(page);
        if (bars.length > 0 && !isWhole(page, press.dpi)) {
          report({ ...sheetFacts(where), expected, found: 'a page that ends between two dots' });
        }
        for (const one of bars) {
          const found = offGrid(one, press.dpi);
          if (found !== null) report({ ...sheetFacts(where), expected, found });
        }
      }
    }
  },
  message: ({ zone, expected, found }) =>
    `${zone}: codes must be drawn in ${expected}, and there is ${found}`,
};

const isWhole = ({ size }: SheetPage, dpi: number): boolean =>
  size.width % dots(1, dpi) === 0 && size.height % dots(1, dpi) === 0;

function offGrid({ value, dpi, origin, rects }: Bars, wanted: number): string | null {
  if (dpi !== wanted) return `code ${value} for ${dpi} dpi`;
  const dot = dots(1, dpi);
  if (origin.x % dot !== 0 || origin.y % dot !== 0) return `code ${value} between two dots`;
  const whole = rects.every((rect) => rect.every(Number.isInteger) && rect[2] > 0 && rect[3] > 0);
  return whole ? null : `code ${value} with a bar of no whole dots`;
}
