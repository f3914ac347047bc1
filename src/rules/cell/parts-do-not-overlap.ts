import { overlaps, type Rect } from '../../base/geometry.ts';
import type { Role } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, partBounds, placeOf } from './subject.ts';

const PARTS: readonly Role[] = ['amount', 'transcription', 'star', 'arrow', 'symbol', 'word', 'phrase'];

/** No part of a cell lies on another: an arrow on a digit, a star on the transcription. */
export const rule: Rule<CellSubject> = {
  id: 'cell/parts-do-not-overlap',
  severity: 'error',
  check(subject, report) {
    const drawn = PARTS.flatMap((role) => {
      const ink = partBounds(subject.cell, role);
      return ink === null ? [] : [[role, ink] as const];
    });
    for (const [one, other] of pairs(drawn)) {
      if (!overlaps(one[1], other[1])) continue;
      report({
        ...placeOf(subject),
        expected: `${one[0]} clear of ${other[0]}`,
        found: `${one[0]} over ${other[0]}`,
      });
    }
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs its ${expected}, and has its ${found}`,
};

type Part = readonly [Role, Rect];

const pairs = (all: readonly Part[]): readonly (readonly [Part, Part])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
