import { overlaps } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { firstPair } from './pairs.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/** No two tickets of a side share paper: the first two that do are named. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/trims-do-not-overlap',
  severity: 'error',
  check(job, report) {
    const pair = firstPair(job, (a, b) => overlaps(a.trim, b.trim));
    if (pair === null) return;
    const { sheet, side, a, b } = pair;
    report({
      ...sheetFacts(`sheet ${sheet.number}, ${side}`, a.face.ticket),
      expected: 'trims apart',
      found: `places ${a.place} and ${b.place} overlap`,
    });
  },
  message: ({ zone, expected, found }) => `${zone}: the tickets should have their ${expected}, and ${found}`,
};
