import { type Checked, mustBeChecked } from '../base/checked.ts';
import { Bug, InputError } from '../base/fault.ts';
import type { Game } from '../game/game.ts';
import { isSpecimen } from '../game/number.ts';
import type { TicketFaces } from '../template/lay-out.ts';
import type { Template } from '../template/template.ts';
import { type Order, sheetCount, ticketAt } from './order.ts';
import { positions } from './positions.ts';
import type { Press } from './press.ts';
import type { Position, Sheet, SheetJob } from './sheet.ts';
import { sheetPages } from './sheet-pages.ts';
import { mirrored } from './turn.ts';

/** What imposition asks of a ticket: its two faces, and the inks and title of its game. */
export type Imposable = Pick<TicketFaces, 'recto' | 'verso'> & {
  readonly template: Pick<Template, 'inks'> & { readonly game: Pick<Game, 'title'> };
};

/**
 * The tickets on the sheets of a press, with their marks and finished pages.
 *
 * Order   step-and-repeat unless told otherwise; three pages a sheet: recto without coat, verso, coat and overprint
 * Throws  InputError if there is no ticket, or the press's dots do not go into a code's modules; Bug if the faces
 *         came round their rules
 * Why     it judges nothing: a ticket off the sheet is a finding of the rules on sheets
 */
export function impose(
  tickets: Checked<readonly Imposable[]>,
  press: Press,
  order: Order = { kind: 'step-and-repeat' },
): SheetJob {
  mustBeChecked(tickets, 'faces');
  const [first] = tickets;
  if (first === undefined)
    throw new InputError('there is no ticket to impose', { hint: 'name a file of records' });
  const { inks, game } = first.template;
  const trims = positions(press, first.recto.trim);
  const numbers = tickets.map(({ recto }) => recto.ticket);
  const size = { tickets: tickets.length, places: trims.length };
  const job = { title: game.title, inks, sheets: sheetCount(size), specimens: numbers.every(isSpecimen) };
  const sheets = Array.from({ length: job.sheets }, (_, sheet): Sheet => {
    const filled = trims.map((rectoTrim, place): Position | null => {
      const index = ticketAt(order, size, { sheet, place });
      if (index === null) return null;
      const { recto, verso } = at(tickets, index);
      return { place: place + 1, recto, verso, rectoTrim, versoTrim: mirrored(rectoTrim, press) };
    });
    const bare = { press, number: sheet + 1, positions: filled };
    return { ...bare, pages: sheetPages(bare, job, trims) };
  });
  const pages = {
    title: `${game.title} · ${press.name}`,
    subject: `Feuilles de ${trims.length} billets : recto sans encre à gratter, verso, encre à gratter et surimpression.`,
    inks,
    pages: sheets.flatMap((sheet) => sheet.pages),
  };
  return { press, order, tickets: numbers, sheets, pages };
}

function at(tickets: readonly Imposable[], index: number): Imposable {
  const ticket = tickets[index];
  if (ticket === undefined) throw new Bug(`the order asks for ticket ${index} of ${tickets.length}`);
  return ticket;
}
