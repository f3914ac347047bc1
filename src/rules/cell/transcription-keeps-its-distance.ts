import { bottom } from '../../base/geometry.ts';
import { type Length, mm, toMm } from '../../base/length.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, partBounds, placeOf } from './subject.ts';

/** How far the ink may be off the set distance: letters with round feet hang a little below their line. */
const OVERSHOOT: Length = mm(0.15);

/**
 * A transcription stands on its side of the digits, at the surface's set distance, and over or under them.
 *
 * Source  3.2.1 and 3.3.1 of the 2007 règlement: above or below; Happy 2014 sets them below
 */
export const rule: Rule<CellSubject> = {
  id: 'cell/transcription-keeps-its-distance',
  severity: 'error',
  check(subject, report) {
    const { cell, layout } = subject;
    if (cell.content.kind !== 'amount') return;
    const [digits, letters] = [partBounds(cell, 'amount'), partBounds(cell, 'transcription')];
    if (layout.transcriptionGap === null) {
      report({ ...placeOf(subject), expected: 'transcription at a set distance', found: 'no distance set' });
      return;
    }
    // A missing part is the finding of another rule, cell/says-what-it-holds.
    if (digits === null || letters === null) return;
    const side = cell.content.transcriptionAt;
    const gap = side === 'above' ? digits.y - bottom(letters) : letters.y - bottom(digits);
    const aside = letters.x >= digits.x + digits.width || digits.x >= letters.x + letters.width;
    if (Math.abs(gap - layout.transcriptionGap) <= OVERSHOOT && !aside) return;
    report({
      ...placeOf(subject),
      expected: `transcription ${toMm(layout.transcriptionGap).toFixed(2)} mm ${side} the digits`,
      found: aside ? 'beside them' : `${toMm(gap).toFixed(2)} mm ${side}`,
    });
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs its ${expected}, and has it ${found}`,
};
