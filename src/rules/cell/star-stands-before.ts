import { bottom, right } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, partBounds, placeOf } from './subject.ts';

/**
 * A star stands before the digits of its amount, on their line.
 *
 * Source  3.2.1 and 3.3.1 of the 2007 règlement: the amount is preceded by it or not
 */
export const rule: Rule<CellSubject> = {
  id: 'cell/star-stands-before',
  severity: 'error',
  check(subject, report) {
    const { cell } = subject;
    const [star, digits] = [partBounds(cell, 'star'), partBounds(cell, 'amount')];
    if (star === null || digits === null) return;
    const onLine = star.y < bottom(digits) && digits.y < bottom(star);
    if (right(star) <= digits.x && onLine) return;
    report({
      ...placeOf(subject),
      expected: 'star before the digits',
      found: onLine ? 'star in or after them' : 'star off their line',
    });
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs its ${expected}, and has its ${found}`,
};
