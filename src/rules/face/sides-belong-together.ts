import type { Rule } from '../rule.ts';
import { type FaceSubject, sideFacts } from './subject.ts';

/**
 * Recto and verso are sides of one ticket: that of the record.
 *
 * Why     imposition puts together what bears the same number, and asks no further
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/sides-belong-together',
  severity: 'error',
  check(subject, report) {
    const { recto, verso, ticket } = subject;
    for (const [side, face] of [
      ['recto', recto],
      ['verso', verso],
    ] as const) {
      if (face.side === side && face.ticket === ticket.number) continue;
      report({
        ...sideFacts(subject, side),
        expected: `the ${side} of ticket ${ticket.number}`,
        found: `the ${face.side} of ticket ${face.ticket}`,
      });
    }
  },
  message: ({ expected, found }) => `the ticket needs ${expected}, and has ${found}`,
};
