import { bottom, type Rect, rect } from '../../base/geometry.ts';
import type { Paint } from '../../base/ink.ts';
import { type Length, mm } from '../../base/length.ts';
import { rectOutline } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import type { Press } from '../press.ts';
import { numbered } from '../sequence.ts';
import type { SheetTickets } from '../sheet.ts';

const WIDTH: Length = mm(2);
const HEIGHT: Length = mm(3);

/** From the bleed to the middle of a mark, where a gutter leaves so much. */
const BESIDE: Length = mm(2);

/**
 * A bar beside the last ticket of each pack of a ribbon: where the folder parts one pack from the next.
 *
 * Space   the recto's page
 * Shape   between the bleeds in the gutter on the ticket's left, its foot on the perforation that the pack ends with; none
 *         where the job has no ribbons or no packs
 */
export function packEnds(sheet: SheetTickets, paint: Paint): readonly PathItem[] {
  const { order, pack, tickets, press, bleed } = sheet.plan;
  if (order.kind !== 'ribbon' || pack === null) return [];
  return numbered(sheet)
    .filter(({ index }) => (index + 1) % pack === 0 || index === tickets - 1)
    .map(({ position }) => ({
      kind: 'path',
      outline: rectOutline(packEnd(position.rectoTrim, press, bleed)),
      fill: paint,
    }));
}

/** Where the end of a pack is marked beside its last ticket. */
export function packEnd(trim: Rect, { gutter }: Press, bleed: Length): Rect {
  const beside = bleed + BESIDE;
  const away = gutter.x > 0 ? Math.min(Math.round(gutter.x / 2), beside) : beside;
  return rect(trim.x - away - WIDTH / 2, bottom(trim) - HEIGHT, WIDTH, HEIGHT);
}
