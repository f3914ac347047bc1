import { PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { type Entry, resourcesIn } from './page-in-hand.ts';
import { refOf } from './pdf-in-hand.ts';
import { matricesOf, pointOn, type TicketInHand } from './ticket-in-hand.ts';

/** A slot of a front, as the reading map names it. */
export interface SlotName {
  readonly zone: string;
  readonly slot: string;
}

/** One use of a cell's form: `/Xn Do` on a line of a page, for one slot of one ticket. */
export interface CellInHand {
  readonly ticket: TicketInHand;
  readonly line: number;
  readonly ref: PDFRef;
  readonly room: readonly [x: number, y: number, width: number, height: number];
}

/** The cell in a slot of a ticket. */
export function cellIn(ticket: TicketInHand, { zone, slot }: SlotName): CellInHand {
  const room = roomOf(ticket, { zone, slot });
  const [x, y] = pointOn(ticket, [room[0], room[1]]);
  const { lines } = ticket.page;
  const matrices = matricesOf(lines);
  const line = lines.findIndex((text, at) => {
    const [, , , , e, f] = matrices[at] ?? [0, 0, 0, 0, 0, 0];
    return text.endsWith(' Do') && Math.abs(e - x) < NEAR && Math.abs(f - y) < NEAR;
  });
  const name = lines[line]?.slice(1, -' Do'.length);
  if (name === undefined) throw new Error(`nothing stands in ${zone} ${slot} of ticket ${ticket.index}`);
  return { ticket, line, ref: refOf(ticket.page.resources('XObject').get(PDFName.of(name))), room };
}

/** In points: numbers are written to five decimals. */
const NEAR = 1e-3;

function roomOf({ pdf }: TicketInHand, { zone, slot }: SlotName): CellInHand['room'] {
  const slots = pdf.job.map.surfaces.flatMap((surface) => surface.slots);
  const found = slots.find((one) => one.zone === zone && one.slot === slot);
  if (found === undefined) throw new Error(`the reading map has no slot ${slot} in ${zone}`);
  return found.room;
}

/** The lines of a cell's form. */
export const cellLines = ({ ticket, ref }: CellInHand): string[] => ticket.pdf.lines(ref);

/** Gives one ticket a copy of its own, with other lines; all others keep the form. */
export function repoint(cell: CellInHand, lines: readonly string[]): PDFRef {
  const { pdf } = cell.ticket;
  const { dict } = pdf.stream(cell.ref);
  const entries = dict
    .entries()
    .map(([key, value]): [string, Entry] => [key.decodeText(), value])
    .filter(([key]) => !OF_THE_BYTES.has(key));
  const Resources = dict.lookup(PDFName.of('Resources'), PDFDict).clone(pdf.document.context);
  const copy = pdf.addStream({ ...Object.fromEntries(entries), Resources }, lines);
  use(cell, copy);
  return copy;
}

const OF_THE_BYTES: ReadonlySet<string> = new Set(['Length', 'Filter', 'DecodeParms', 'Resources']);

/** Makes a slot show another form. */
export function use({ ticket, line }: CellInHand, ref: PDFRef): void {
  const name = `Z${ref.objectNumber}`;
  ticket.page.know('XObject', name, ref);
  ticket.page.put(line, 1, `/${name} Do`);
}

/** Changes the form itself: all tickets that use it show it so. */
export const alterForm = (cell: CellInHand, lines: readonly string[]): void =>
  cell.ticket.pdf.replaceStream(cell.ref, lines);

/** Takes a cell off one ticket. */
export const takeAway = ({ ticket, line }: CellInHand): void => ticket.page.put(line, 1);

/** Puts lines before and after one use of a cell, as `q` and `Q` would stand. */
export function wrap(
  { ticket, line }: CellInHand,
  before: readonly string[],
  after: readonly string[] = [],
): void {
  const { page } = ticket;
  page.put(line, 1, 'q', ...before, page.lines[line] ?? '', ...after, 'Q');
}

/** Makes something known by a name to a form that was made by `repoint`. */
export function knowInForm(
  cell: CellInHand,
  form: PDFRef,
  resource: { readonly kind: string; readonly name: string; readonly entry: Entry },
): void {
  const { pdf } = cell.ticket;
  resourcesIn(pdf.stream(form).dict, resource.kind, pdf.document.context).set(
    PDFName.of(resource.name),
    resource.entry,
  );
}
