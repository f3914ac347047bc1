import { contains, shiftRect } from '../../base/geometry.ts';
import type { PlacedCell } from '../../face/face.ts';
import { surfaceOf } from '../../game/game.ts';
import { everyContent } from '../../template/contents.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';

/**
 * Every value of a surface, in every place of every zone, is a cell that lies within its room, and the room within
 * the zone's window.
 *
 * Why     proved here for all tickets at once, so that no ticket need be measured alone
 */
export const rule: Rule<Template> = {
  id: 'template/every-value-has-its-place',
  severity: 'error',
  check({ game, surfaces }, report) {
    for (const layout of surfaces) {
      const surface = surfaceOf(game, layout.surface);
      for (const [index, { zone, window }] of layout.zones.entries()) {
        for (const content of everyContent(surface)) {
          for (const placed of layout.place(index, content)) {
            const found = fault(placed, contains(window, placed.room));
            if (found === null) continue;
            const { contentArticle } = surface.law;
            const expected = `${placed.wanted} in ${placed.slot}`;
            report({ ticket: null, surface: surface.id, zone, article: contentArticle, expected, found });
          }
        }
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
