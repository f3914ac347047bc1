import { contains } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, quietZone, sideFacts } from './subject.ts';

/** A code lies within its room with all of its quiet zone. */
export const rule: Rule<FaceSubject> = {
  id: 'face/codes-fit-their-room',
  severity: 'error',
  check(subject, report) {
    for (const { name, item, place } of codesOf(subject)) {
      const bars = item === null ? null : itemBounds(item);
      if (item === null || bars === null || contains(place.room, quietZone(item, bars))) continue;
      report({
        ...sideFacts(subject, name),
        expected: 'code within its room with its quiet zone',
        found: 'out of it',
      });
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} needs its ${expected}, and has it ${found}`,
};
