import { overlaps, type Rect, shiftRect } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Face } from '../../face/face.ts';
import { isSpecimen } from '../../game/number.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, inkOf, itemsOf, sideFacts } from './subject.ts';

/** A specimen says SPÉCIMEN on both sides, clear of codes, amounts and transcriptions; a live ticket never does. */
export const rule: Rule<FaceSubject> = {
  id: 'face/specimen-is-marked',
  severity: 'error',
  check(subject, report) {
    const { number } = subject.ticket;
    const expected = number !== null && isSpecimen(number);
    for (const face of [subject.recto, subject.verso]) {
      const [marks, rooms] = [inkRects(face), reserved(subject, face)];
      if (marks.length > 0 !== expected) {
        report({
          ...sideFacts(subject, face.side),
          expected: expected ? 'SPÉCIMEN on it' : 'no SPÉCIMEN on it',
          found: expected ? 'none' : 'SPÉCIMEN',
        });
      } else if (marks.some((mark) => rooms.some((room) => overlaps(mark, room)))) {
        report({
          ...sideFacts(subject, face.side),
          expected: 'SPÉCIMEN clear of codes, amounts and transcriptions',
          found: 'SPÉCIMEN on one of them',
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} needs ${expected}, and has ${found}`,
};

/** The ink of the specimen pass, mark by mark. */
const inkRects = (face: Face): readonly Rect[] =>
  itemsOf(face, 'specimen').flatMap((item) => {
    if (item.kind !== 'use') return itemBounds(item) ?? [];
    return item.form.items.flatMap((one) => {
      const ink = itemBounds(one);
      return ink === null ? [] : shiftRect(ink, item.at);
    });
  });

/** Where nothing else may stand on a face: its cells' ink, its code's room, its number in digits. */
function reserved(subject: FaceSubject, face: Face): readonly Rect[] {
  const cells = face.cells.flatMap((placed) => inkOf(placed) ?? []);
  const rooms = codesOf(subject).flatMap((code) => (code.face === face ? [code.place.room] : []));
  const digits = itemsOf(face, 'back-imaging').flatMap((item) => itemBounds(item) ?? []);
  return [...cells, ...rooms, ...digits];
}
