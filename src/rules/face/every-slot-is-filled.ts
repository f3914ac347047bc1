import type { Rule } from '../rule.ts';
import { cellFacts, type FaceSubject } from './subject.ts';

/** Each zone holds as many cells as its surface has places, each in a slot of its own, and no cell is anywhere else. */
export const rule: Rule<FaceSubject> = {
  id: 'face/every-slot-is-filled',
  severity: 'error',
  check(subject, report) {
    const { template, recto } = subject;
    const known = new Set<string>();
    for (const { surface, zones } of template.surfaces) {
      const expected = slotsOf(subject, surface);
      for (const { zone } of zones) {
        known.add(place(surface, zone));
        const cells = recto.cells.filter((cell) => cell.surface === surface && cell.zone === zone);
        const found = new Set(cells.map(({ slot }) => slot)).size;
        if (found === expected && cells.length === expected) continue;
        report({
          ...cellFacts(subject, { surface, zone }),
          expected: `${expected} filled slots`,
          found: `${cells.length} cells in ${found} slots`,
        });
      }
    }
    for (const cell of recto.cells) {
      if (known.has(place(cell.surface, cell.zone))) continue;
      report({ ...cellFacts(subject, cell), expected: 'no such zone', found: `a cell in ${cell.slot}` });
    }
  },
  message: ({ surface, zone, expected, found }) => `${surface} ${zone} needs ${expected}, and has ${found}`,
};

const place = (surface: string, zone: string): string => `${surface}/${zone}`;

/** Marks and amounts of one zone, from the game alone. */
function slotsOf({ template }: FaceSubject, id: string): number {
  const surface = template.game.surfaces.find((one) => one.id === id);
  if (surface === undefined) return 0;
  return surface.mechanic === 'twins' ? surface.places + 1 : surface.places;
}
