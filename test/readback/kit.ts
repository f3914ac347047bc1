import { join } from 'node:path';
import { specimens } from '../../src/block/specimens.ts';
import { writeRecord } from '../../src/game/record.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { readArtMap } from '../../src/readback/art/art-map.ts';
import { type Court, courtOf } from '../../src/readback/court.ts';
import { expectedCell } from '../../src/readback/expectation.ts';
import { Form } from '../../src/readback/form.ts';
import { boxOf } from '../../src/readback/frame.ts';
import type { Slot } from '../../src/readback/known-cells.ts';
import type { FacePlace } from '../../src/readback/layout.ts';
import { type PlacedCode, ReadFace } from '../../src/readback/read-face.ts';
import { type MapCell, type MapPart, readReadingMap } from '../../src/readback/reading-map.ts';
import { ListedRegister } from '../../src/readback/register.ts';
import type { SeenPart } from '../../src/readback/seen.ts';
import { loadTemplate, TEMPLATES } from '../../src/template/load.ts';

/** The court of a real game over its specimens. */
export async function courtOfGame(id: string): Promise<Court> {
  const { game } = await loadTemplate(id);
  const map = await readReadingMap(join(TEMPLATES, id, 'golden', 'reading.json'));
  const art = await readArtMap(join(TEMPLATES, id, 'golden', 'art.json'));
  const records = specimens(game).map(({ ticket }) => writeRecord(game, ticket));
  return courtOf(game, { map, art }, new ListedRegister(game, records));
}

/** A part of a cell as a file without faults shows it. */
export function seen(court: Court, part: MapPart): SeenPart {
  const whole = { clip: null, fault: null, inherits: false };
  if (!('text' in part)) {
    const [fingerprint = ''] =
      Object.entries(court.map.drawings).find(([, name]) => name === part.drawing) ?? [];
    return { kind: 'drawing', fingerprint, box: boxOf(part.box), ...whole };
  }
  const { text, font, size, at, pens } = part;
  const read = { text: text.replaceAll('\u00a0', ' '), said: text, font };
  return { kind: 'text', x: at[0], y: at[1], size, pens, isStraight: true, read, ...whole };
}

/** The form of a cell, its parts changed where a test wants it. */
export const formOf = (
  court: Court,
  cell: MapCell,
  alter: (parts: SeenPart[]) => readonly SeenPart[] = (parts) => parts,
): Form => new Form(alter(cell.parts.map((part) => seen(court, part))), []);

/** A place at the corner of a page, for faces that no page was read for. */
export function placeOf(court: Court, face: 'recto' | 'verso'): FacePlace {
  const [width, height] = court.map.trim;
  const codes = court.map.codes
    .filter(({ on }) => on === face)
    .map((code) => ({ code, module: 8, reduction: 0, x: 0, y: 0, turned: 'upright' as const }));
  const frame = { x: 0, y: height / 12_700, sign: 1 as const };
  return {
    position: 0,
    face,
    frame,
    x0: 0,
    y0: 0,
    x1: width / 12_700,
    y1: height / 12_700,
    atMm: [0, 0],
    codes,
  };
}

/** The front of a ticket as a file without faults shows it. */
export function frontOf(court: Court, index: number): ReadFace {
  const face = new ReadFace(placeOf(court, 'recto'), court.slots.length);
  const ticket = court.register.ticket(index);
  for (const slot of court.slots) {
    face.forms[slot.index] = formOf(court, cellAt(slot, ticket));
    face.orders[slot.index] = face.marks++;
  }
  face.codes[0]?.push(placed(court.register.payload(index), face.marks++));
  return face;
}

/** The back of a ticket as a file without faults shows it. */
export function backOf(court: Court, index: number): ReadFace {
  const face = new ReadFace(placeOf(court, 'verso'), 0);
  const number = court.register.number(index);
  const { font, size, at, pens, pattern } = court.map.number;
  let next = 0;
  const text = pattern.replace(/0/g, () => number[next++] ?? '');
  face.loose.push({
    kind: 'text',
    x: at[0],
    y: at[1],
    size,
    pens,
    end: pens.at(-1) ?? 0,
    isStraight: true,
    letters: [...text].map((letter) => ({
      said: letter,
      drawn: letter.trim() === '' ? null : new Map([[font, [letter]]]),
      isBlank: letter.trim() === '',
    })),
    clip: null,
    fault: null,
    inherits: false,
  });
  face.marks = 1;
  face.codes[0]?.push(placed(number, face.marks++));
  return face;
}

/** A code that was read without fault. */
const placed = (text: string, order: number): PlacedCode => ({
  read: { text, errors: 0, shift: [0, 0], spills: false },
  fault: null,
  order,
});

/** The cell that a ticket has in a slot. */
export function cellAt(slot: Slot, ticket: Ticket): MapCell {
  const cell = expectedCell(slot, ticket);
  if (cell === null) throw new Error(`no cell for ${slot.zone} ${slot.slot}`);
  return cell;
}

/** The slot of that name, such as `cible amount-0`. */
export function slotAt(court: Court, name: string): Slot {
  const slot = court.slots.find((one) => `${one.zone} ${one.slot}` === name);
  if (slot === undefined) throw new Error(`there is no slot ${name}`);
  return slot;
}
