import { blanksOf, ranges } from '../../imposition/blanks.ts';
import type { Sheet } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/** How many sheets are named before the rest are only counted. */
const NAMED = 3;

/**
 * Places that stay blank are said: whoever cuts and counts must know of them.
 *
 * Why     a warning: a job need not fill its last sheet
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/blanks-are-named',
  severity: 'warning',
  check({ sheets }, report) {
    const partial = sheets.filter(({ positions }) => positions.includes(null));
    if (partial.length === 0) return;
    const named = partial.slice(0, NAMED).map(blanks).join('; ');
    const rest = partial.length > NAMED ? `; and ${partial.length - NAMED} more sheets` : '';
    report({ ...sheetFacts(null), expected: 'a ticket at every place', found: `${named}${rest}` });
  },
  message: ({ expected, found }) => `not all sheets have ${expected}: ${found}`,
};

const blanks = (sheet: Sheet): string => `sheet ${sheet.number} is blank at ${ranges(blanksOf(sheet))}`;
