import { grow, type Rect } from '../../base/geometry.ts';
import { type Length, mm, toMm } from '../../base/length.ts';
import type { Outline } from '../../base/outline.ts';
import { covers, type Ring, rings } from '../../base/polygon.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Rule } from '../rule.ts';
import { cellFacts, coatOf, codesOf, type FaceSubject, inkOf, sideFacts } from './subject.ts';

/**
 * How far the coat reaches beyond any imaged mark under it.
 *
 * Source  print.md, coat and register
 */
export const COAT_REACH: Length = mm(1.5);

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

const reaches = (coat: Outline, ink: Rect): boolean => covers(ringsOf(coat), grow(ink, COAT_REACH));

/** Coats are the same for all tickets of a game: their rings are cut once. */
const cut = new WeakMap<Outline, readonly Ring[]>();

function ringsOf(outline: Outline): readonly Ring[] {
  const known = cut.get(outline) ?? rings(outline);
  cut.set(outline, known);
  return known;
}
