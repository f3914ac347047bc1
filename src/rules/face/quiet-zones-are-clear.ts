import { itemBounds } from '../../face/bounds.ts';
import type { Pass } from '../../face/face.ts';
import { hasEdgeWithin } from '../edge-within.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, itemsOf, quietZone, sideFacts } from './subject.ts';

/** What lies under a code, and what is imaged beside it; the coat and its picture are scratched off. */
const UNDER: readonly Pass[] = ['display', 'imaging', 'back', 'back-imaging', 'specimen'];

/**
 * Nothing begins or ends within a code and its quiet zone: an even ground may lie under it, an edge may not.
 *
 * Source  print.md, barcodes on a device grid
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/quiet-zones-are-clear',
  severity: 'error',
  check(subject, report) {
    for (const { name, item, face } of codesOf(subject)) {
      const bars = item === null ? null : itemBounds(item);
      if (item === null || bars === null) continue;
      const zone = quietZone(item, bars);
      const pass = UNDER.find((one) =>
        itemsOf(face, one).some((other) => other !== item && hasEdgeWithin(other, zone)),
      );
      if (pass === undefined) continue;
      report({
        ...sideFacts(subject, name),
        expected: 'clear quiet zone',
        found: `ink of the ${pass} pass in it`,
      });
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} code needs its ${expected}, and has ${found}`,
};
