import type { CellContent } from '../../face/cell-content.ts';
import type { Role } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, parts, placeOf } from './subject.ts';

const DRAWN: readonly Role[] = ['star', 'arrow', 'symbol'];

/** A cell draws the star, the arrow or the symbol of its content, and none that is not in it. */
export const rule: Rule<CellSubject> = {
  id: 'cell/has-its-parts',
  severity: 'error',
  check(subject, report) {
    const { cell } = subject;
    for (const role of DRAWN) {
      const drawn = parts(cell, role).length > 0;
      if (drawn === holds(cell.content, role)) continue;
      report({
        ...placeOf(subject),
        expected: drawn ? `no ${role}` : one(role),
        found: drawn ? one(role) : `no ${role}`,
      });
    }
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs ${expected}, and has ${found}`,
};

const holds = (content: CellContent, role: Role): boolean =>
  content.kind === 'amount'
    ? (role === 'star' && content.star) || (role === 'arrow' && content.arrow)
    : content.kind === 'symbol' && role === 'symbol';

const one = (role: Role): string => (role === 'arrow' ? 'an arrow' : `a ${role}`);
