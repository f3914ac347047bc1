import type { Rule } from '../rule.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/** A press has at least one place for a ticket. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/has-places',
  severity: 'error',
  check({ press, plan }, report) {
    if (plan.places.length > 0) return;
    report({
      ...sheetFacts(null),
      expected: 'at least 1 place',
      found: `${press.columns} columns of ${press.rows} rows`,
    });
  },
  message: ({ expected, found }, { press }) =>
    `the press ${press.name} must have ${expected} for a ticket, and has ${found}`,
};
