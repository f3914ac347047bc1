import { toMm } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { COAT_REACH, reaches } from '../coat.ts';
import type { Rule } from '../rule.ts';
import { cellFacts, coatOf, codesOf, type FaceSubject, inkOf, sideFacts } from './subject.ts';

/** The coat hides every mark that is imaged under it, with room for the press's register. */
export const rule: Rule<FaceSubject> = {
  id: 'face/coat-reaches-beyond-marks',
  severity: 'error',
  check(subject, report) {
    const expected = `coat at least ${toMm(COAT_REACH)} mm beyond its marks`;
    for (const placed of subject.recto.cells) {
      const [ink, coat] = [inkOf(placed), coatOf(subject.template, placed)];
      if (ink === null || (coat !== undefined && reaches(coat, ink))) continue;
      report({ ...cellFacts(subject, placed), expected, found: `less at ${placed.slot}` });
    }
    for (const { item, place } of codesOf(subject)) {
      const ink = item === null || place.coat === null ? null : itemBounds(item);
      if (ink === null || place.coat === null || reaches(place.coat, ink)) continue;
      report({ ...sideFacts(subject, 'validation'), expected, found: 'less at the code' });
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};
