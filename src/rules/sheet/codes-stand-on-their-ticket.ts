import { contains } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { extentOf } from './extent.ts';
import { faceOn } from './shown.ts';
import {
  barsOf,
  codeItems,
  codesOf,
  filledOf,
  type SheetCode,
  type SheetSubject,
  SIDES,
  sheetFacts,
  whereOf,
} from './subject.ts';

/**
 * Each code of a ticket is on its page once, within the trim of that ticket, and no page has a code besides.
 *
 * Why     a code is the only thing on a page that says whose it is: it proves that the page shows what the sheet says
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/codes-stand-on-their-ticket',
  severity: 'error',
  check(job, report) {
    for (const code of codesOf(job)) {
      const found = astray(code);
      if (found === null) continue;
      const { sheet, position, item, side } = code;
      report({
        ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
        expected: `the ${item.name} code once on its ${side}`,
        found,
      });
    }
    for (const sheet of job.sheets) {
      for (const side of SIDES) {
        const drawn = sheet.pages.filter((page) => page.side === side).flatMap(barsOf).length;
        const due = filledOf(sheet).flatMap((position) => codeItems(faceOn(position, side).face)).length;
        if (drawn <= due) continue;
        report({
          ...sheetFacts(`sheet ${sheet.number}, ${side}`),
          expected: `${due} codes`,
          found: `${drawn} codes`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};

function astray({ bars, position, side }: SheetCode): string | null {
  if (bars.length === 0) return 'none';
  const { trim } = faceOn(position, side);
  const within = bars.filter((one) => {
    const extent = extentOf(one);
    return extent !== null && contains(trim, extent);
  });
  if (within.length === 1) return null;
  return within.length === 0 ? 'one elsewhere on the sheet' : `${within.length} of them`;
}
