import { overlaps, type Rect } from '../../base/geometry.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { type Placings, placingsOf } from './placings.ts';

/**
 * Each slot of a zone is one room whatever it holds, and no two rooms share area, nor do two windows.
 *
 * Why     cells keep to their rooms, so rooms apart are cells apart: on every ticket, not only on those looked at
 */
export const rule: Rule<Template> = {
  id: 'template/slots-stand-apart',
  severity: 'error',
  check(template, report) {
    const zones = placingsOf(template);
    for (const zone of zones) {
      for (const [one, other] of clashes([...roomsOf(zone)])) {
        report({ ...facts(zone), expected: `${one} in a room of its own`, found: `it over ${other}` });
      }
    }
    const windows = zones.map((zone) => [zone, zone.layout.window] as const);
    for (const [one, other] of clashes(windows)) {
      report({ ...facts(one), expected: 'window of its own', found: `it over that of ${other.layout.zone}` });
    }
  },
  message: ({ zone, expected, found }) => `the zone ${zone} needs its ${expected}, and has ${found}`,
};

const facts = ({ surface, layout }: Placings) => ({
  ticket: null,
  surface: surface.id,
  zone: layout.zone,
  article: surface.law.contentArticle,
});

/** The rooms that a slot was seen in: more than one where it moves about, and then they overlap or are told twice. */
const roomsOf = ({ cells }: Placings): ReadonlyMap<string, Rect> =>
  new Map(cells.map(({ slot, room }) => [slotAt(slot, room, cells), room]));

/** The slot's name, and the corner of its room where the slot has stood elsewhere before. */
function slotAt(slot: string, room: Rect, cells: Placings['cells']): string {
  const first = cells.find((cell) => cell.slot === slot)?.room ?? room;
  const isSame =
    first.x === room.x && first.y === room.y && first.width === room.width && first.height === room.height;
  return isSame ? slot : `${slot} elsewhere`;
}

function clashes<Name>(rooms: readonly (readonly [Name, Rect])[]): readonly (readonly [Name, Name])[] {
  return rooms.flatMap(([one, room], index) =>
    rooms
      .slice(index + 1)
      .flatMap(([other, beside]) => (overlaps(room, beside) ? [[one, other] as const] : [])),
  );
}
