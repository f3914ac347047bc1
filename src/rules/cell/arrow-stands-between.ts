import { bottom, type Rect } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, partBounds, placeOf } from './subject.ts';

/**
 * The arrow stands strictly between an amount's digits and its transcription.
 *
 * Source  3.3.1 of the 2007 règlement
 */
export const rule: Rule<CellSubject> = {
  id: 'cell/arrow-stands-between',
  severity: 'error',
  check(subject, report) {
    const { cell } = subject;
    const [arrow, digits, letters] = [
      partBounds(cell, 'arrow'),
      partBounds(cell, 'amount'),
      partBounds(cell, 'transcription'),
    ];
    if (arrow === null || digits === null || letters === null) return;
    const [upper, lower] = letters.y < digits.y ? [letters, digits] : [digits, letters];
    if (arrow.y >= bottom(upper) && bottom(arrow) <= lower.y && meets(arrow, digits) && meets(arrow, letters))
      return;
    report({
      ...placeOf(subject),
      expected: 'arrow between digits and transcription',
      found: 'arrow elsewhere',
    });
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs its ${expected}, and has its ${found}`,
};

/** Whether one stands over or under some part of the other. */
const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width;
