import { type Rect, rect } from '../base/geometry.ts';
import type { Court } from './court.ts';
import { expectedCell } from './expectation.ts';
import type { Slot } from './known-cells.ts';
import type { Side } from './reading-map.ts';
import { nameIn } from './words.ts';

/** A mark that a face must show, as its record and the map have it. Space  the face */
export interface ExpectedMark {
  readonly slot: Slot | null;
  readonly what: string;
  /** Null for drawings. */
  readonly text: string | null;
  /** The start of its baseline, or the top left of a drawing. */
  readonly at: readonly [x: number, y: number];
  readonly box: Rect;
}

/** All marks but codes that a face of a ticket must show. */
export function marksOf(
  { register, slots, map }: Court,
  ticket: number,
  face: Side,
): readonly ExpectedMark[] {
  if (face === map.number.on) return [numberMark(map.number, register.number(ticket))];
  const record = register.ticket(ticket);
  return slots.flatMap((slot) => {
    const [x, y] = slot.room;
    const cell = expectedCell(slot, record);
    return (cell?.parts ?? []).map((part): ExpectedMark => {
      const [left, top, width, height] = part.box;
      const at = 'text' in part ? part.at : part.box;
      return {
        slot,
        what: nameIn(slot, part.role),
        text: 'text' in part ? part.text : null,
        at: [x + at[0], y + at[1]],
        box: rect(x + left, y + top, width, height),
      };
    });
  });
}

/** The number set as the pattern sets sixteen noughts. */
function numberMark({ at, box, pattern }: Court['map']['number'], number: string): ExpectedMark {
  let next = 0;
  const text = pattern.replace(/0/g, () => number[next++] ?? '');
  return { slot: null, what: 'the ticket number', text, at, box: rect(...box) };
}
