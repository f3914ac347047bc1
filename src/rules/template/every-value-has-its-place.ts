import { contains, shiftRect } from '../../base/geometry.ts';
import type { PlacedCell } from '../../face/face.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { placingsOf } from './placings.ts';

/**
 * Every value of a surface, in every place of every zone, is a cell that lies within its room, and the room within
 * the zone's window.
 *
 * Why     proved here for all tickets at once, so that no ticket need be measured alone
 */
export const rule: Rule<Template> = {
  id: 'template/every-value-has-its-place',
  severity: 'error',
  check(template, report) {
    for (const { surface, layout, cells } of placingsOf(template)) {
      for (const placed of cells) {
        const found = fault(placed, contains(layout.window, placed.room));
        if (found === null) continue;
        report({
          ticket: null,
          surface: surface.id,
          zone: layout.zone,
          article: surface.law.contentArticle,
          expected: `${placed.wanted} in ${placed.slot}`,
          found,
        });
      }
    }
  },
  message: ({ surface, zone, expected, found }) => `${surface} ${zone} needs ${expected}, and has ${found}`,
};

function fault({ cell, room, at }: PlacedCell, roomIsInWindow: boolean): string | null {
  if (cell === null) return 'no such cell';
  if (!contains(room, shiftRect(cell.box, at))) return 'its box out of the room';
  return roomIsInWindow ? null : 'its room out of the window';
}
