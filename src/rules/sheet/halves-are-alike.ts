import type { Rule } from '../rule.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/**
 * A work-and-turn sheet has as many rectos as versos on either side.
 *
 * Why     the same plates print both: a column in the middle would be recto and verso at once
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/halves-are-alike',
  severity: 'error',
  check({ press }, report) {
    if (press.turn !== 'work-and-turn' || press.columns % 2 === 0) return;
    report({ ...sheetFacts(null), expected: 'an even number of columns', found: String(press.columns) });
  },
  message: ({ expected, found }, { press }) =>
    `the press ${press.name} must have ${expected} to work and turn, and has ${found}`,
};
