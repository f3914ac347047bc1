import type { Rule } from '../rule.ts';
import { type FaceSubject, sideFacts } from './subject.ts';

/** Each zone of each surface holds as many cells as the first: none is left empty or filled twice. */
export const rule: Rule<FaceSubject> = {
  id: 'face/every-slot-is-filled',
  severity: 'error',
  check(subject, report) {
    const { template, recto } = subject;
    for (const { surface, zones } of template.surfaces) {
      for (const { zone } of zones) {
        const slots = recto.cells.filter((cell) => cell.surface === surface && cell.zone === zone);
        const expected = slotsOf(subject, surface);
        const found = new Set(slots.map(({ slot }) => slot)).size;
        if (found === expected && slots.length === expected) continue;
        report({
          ...sideFacts(subject, zone),
          surface,
          expected: `${expected} filled slots`,
          found: `${slots.length} cells in ${found} slots`,
        });
      }
    }
  },
  message: ({ surface, zone, expected, found }) => `${surface} ${zone} needs ${expected}, and has ${found}`,
};

/** Marks and amounts of one zone, from the game alone. */
function slotsOf({ template }: FaceSubject, id: string): number {
  const surface = template.game.surfaces.find((one) => one.id === id);
  if (surface === undefined) return 0;
  return surface.mechanic === 'twins' ? surface.places + 1 : surface.places;
}
