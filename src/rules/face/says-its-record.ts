import type { Rule } from '../rule.ts';
import { inWords, says, valuesOf } from './record-contents.ts';
import { cellFacts, type FaceSubject } from './subject.ts';

/**
 * Each placed cell says what the record has at its place.
 *
 * Why     a template looks cells up by itself: one that finds NEUF for six euros would pass every rule on cells
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/says-its-record',
  severity: 'error',
  check(subject, report) {
    for (const { surface, zones } of subject.template.surfaces) {
      const record = subject.ticket.surfaces.find((one) => one.surface === surface)?.zones ?? [];
      for (const [index, { zone }] of zones.entries()) {
        const content = record[index];
        const values = content === undefined ? [] : valuesOf(content);
        const placed = subject.recto.cells.filter((one) => one.surface === surface && one.zone === zone);
        for (const [place, { cell, slot }] of placed.entries()) {
          const value = values[place];
          if (cell === null || (value !== undefined && says(cell.content, value))) continue;
          report({
            ...cellFacts(subject, { surface, zone }),
            expected: `${value === undefined ? 'nothing' : inWords(value)} in ${slot}`,
            found: cell.key,
          });
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs ${expected}, and has ${found}`,
};
