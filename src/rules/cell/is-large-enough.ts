import { type Length, mm, pt, toMm, toPt } from '../../base/length.ts';
import type { Role } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, partBounds, parts, placeOf } from './subject.ts';

/**
 * The least sizes of type that a player can read in a shop and an imager of 240 dpi can draw.
 *
 * Source  the house's own: six points for capitals, nine for digits, eleven for a phrase
 */
const LEAST_TYPE: Partial<Record<Role, Length>> = {
  amount: pt(9),
  transcription: pt(6),
  word: pt(8),
  phrase: pt(11),
};

/** The least height or width, whichever is larger, of a drawn mark. */
const LEAST_MARK: Partial<Record<Role, Length>> = { star: mm(1.2), arrow: mm(1.4), symbol: mm(6) };

/** Type and marks of a cell are large enough to be read and to be printed. */
export const rule: Rule<CellSubject> = {
  id: 'cell/is-large-enough',
  severity: 'error',
  check(subject, report) {
    for (const [role, least] of entries(LEAST_TYPE)) {
      for (const item of parts(subject.cell, role)) {
        if (item.kind !== 'glyphs' || item.run.size >= least) continue;
        report({
          ...placeOf(subject),
          expected: `${role} of at least ${toPt(least)} pt`,
          found: `${toPt(item.run.size).toFixed(2)} pt`,
        });
      }
    }
    for (const [role, least] of entries(LEAST_MARK)) {
      const ink = partBounds(subject.cell, role);
      if (ink === null || Math.max(ink.width, ink.height) >= least) continue;
      report({
        ...placeOf(subject),
        expected: `${role} of at least ${toMm(least)} mm`,
        found: `${toMm(Math.max(ink.width, ink.height)).toFixed(2)} mm`,
      });
    }
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs its ${expected}, and has ${found}`,
};

const entries = (sizes: Partial<Record<Role, Length>>): readonly (readonly [Role, Length])[] =>
  Object.entries(sizes) as [Role, Length][];
