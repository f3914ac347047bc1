import { contains, shiftRect } from '../../base/geometry.ts';
import type { Rule } from '../rule.ts';
import { cellFacts, type FaceSubject, layoutOf } from './subject.ts';

/** Each cell lies in the room of its slot, and the room in the window of its zone. */
export const rule: Rule<FaceSubject> = {
  id: 'face/cells-stand-in-their-slots',
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.recto.cells) {
      const { cell, at, room, slot } = placed;
      const window = layoutOf(subject.template, placed)?.window;
      const inRoom = cell === null || contains(room, shiftRect(cell.box, at));
      const inWindow = window === undefined || contains(window, room);
      if (inRoom && inWindow) continue;
      const found = inRoom ? 'its room out of the window' : 'it out of its room';
      report({ ...cellFacts(subject, placed), expected: `${slot} in its room`, found });
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};
