import type { Rule } from '../rule.ts';
import { cellFacts, type FaceSubject } from './subject.ts';

/** Every value of the ticket is a cell of its surface: what was never proved to fit is not printed. */
export const rule: Rule<FaceSubject> = {
  id: 'face/holds-only-cells',
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.recto.cells) {
      if (placed.cell !== null) continue;
      report({ ...cellFacts(subject, placed), expected: 'a cell of the surface', found: placed.wanted });
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs ${expected}, and was given ${found}`,
};
