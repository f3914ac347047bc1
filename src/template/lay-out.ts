import { centre, ORIGIN } from '../base/geometry.ts';
import { IMAGED_BLACK } from '../base/ink.ts';
import type { Face, Layer, PlacedCell } from '../face/face.ts';
import type { CodeItem, Form, Item } from '../face/item.ts';
import { isSpecimen, isTicketNumber, isValidationNumber } from '../game/number.ts';
import type { Ticket } from '../game/ticket.ts';
import { codeSize, type TicketCode, ticketNumberCode, validationCode } from './codes.ts';
import type { CodePlace, Template } from './template.ts';

/** Both sides of one ticket, from one record: artwork or a back of the next ticket cannot get in. */
export interface TicketFaces {
  readonly template: Template;
  readonly ticket: Ticket;
  readonly recto: Face;
  readonly verso: Face;
}

/**
 * A ticket's record as its two finished sides.
 *
 * Why     it takes what no rule has seen: a proof is how a person sees what is wrong. A value that is no cell stands
 *         in `cells` with null and is not drawn; a code that cannot be is left out; rules on faces find both
 */
export function layOut(template: Template, ticket: Ticket): TicketFaces {
  return { template, ticket, recto: layOutRecto(template, ticket), verso: layOutVerso(template, ticket) };
}

function layOutRecto(template: Template, ticket: Ticket): Face {
  const { recto } = template;
  const cells = placeCells(template, ticket);
  return {
    side: 'recto',
    ...base(template, ticket),
    layers: [
      fixed('display', recto.display),
      { pass: 'imaging', items: [...uses(cells), ...validationItem(ticket, recto.validation)] },
      fixed('coat', recto.coat),
      fixed('overprint', recto.overprint),
      ...specimen(ticket, recto.specimen),
    ],
    cells,
  };
}

function layOutVerso(template: Template, ticket: Ticket): Face {
  const { verso } = template;
  const number = ticket.number === null ? [] : verso.number(ticket.number);
  return {
    side: 'verso',
    ...base(template, ticket),
    layers: [
      fixed('back', verso.art),
      { pass: 'back-imaging', items: [...number, ...numberItem(ticket, verso.barcode)] },
      ...specimen(ticket, verso.specimen),
    ],
    cells: [],
  };
}

const base = ({ trim, bleed }: Template, ticket: Ticket) => ({ ticket: ticket.number ?? '', trim, bleed });

/** Every value of the ticket in its slot, surface by surface and zone by zone as the record has them. */
function placeCells(template: Template, ticket: Ticket): readonly PlacedCell[] {
  return template.surfaces.flatMap((layout) => {
    const content = ticket.surfaces.find(({ surface }) => surface === layout.surface);
    return (content?.zones ?? [])
      .slice(0, layout.zones.length)
      .flatMap((zone, index) => layout.place(index, zone));
  });
}

const uses = (cells: readonly PlacedCell[]): readonly Item[] =>
  cells.flatMap(({ cell, at }) => (cell === null ? [] : [{ kind: 'use', form: cell, at } as const]));

const fixed = (pass: Layer['pass'], form: Form): Layer => ({
  pass,
  items: [{ kind: 'use', form, at: ORIGIN }],
});

const specimen = ({ number }: Ticket, form: Form): readonly Layer[] =>
  number !== null && isSpecimen(number) ? [fixed('specimen', form)] : [];

function validationItem({ number, validation }: Ticket, place: CodePlace): readonly CodeItem[] {
  if (number === null || validation === null || !isTicketNumber(number) || !isValidationNumber(validation))
    return [];
  return [codeIn(place, validationCode(number, validation))];
}

function numberItem({ number }: Ticket, place: CodePlace): readonly CodeItem[] {
  return number === null || !isTicketNumber(number) ? [] : [codeIn(place, ticketNumberCode(number))];
}

/** The code in the middle of its room; rules hold that it fits there with its quiet zone. */
function codeIn({ room }: CodePlace, code: TicketCode): CodeItem {
  const { width, height } = codeSize(code);
  const middle = centre(room);
  const at = { x: middle.x - Math.round(width / 2), y: middle.y - Math.round(height / 2) };
  return { kind: 'code', ...code, at, paint: IMAGED_BLACK };
}
