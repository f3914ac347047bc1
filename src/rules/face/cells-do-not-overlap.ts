import { overlaps } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { cellFacts, type FaceSubject, inkOf } from './subject.ts';

/** No cell's ink lies on another's. */
export const rule: Rule<FaceSubject> = {
  id: 'face/cells-do-not-overlap',
  severity: 'error',
  check(subject, report) {
    const inked = subject.recto.cells.flatMap((placed) => {
      const ink = inkOf(placed);
      return ink === null ? [] : [{ placed, ink }];
    });
    for (const [i, one] of inked.entries()) {
      for (const other of inked.slice(i + 1)) {
        if (!overlaps(one.ink, other.ink)) continue;
        report({
          ...cellFacts(subject, one.placed),
          expected: `${one.placed.slot} clear of its neighbours`,
          found: `over ${other.placed.zone} ${other.placed.slot}`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has it ${found}`,
};
