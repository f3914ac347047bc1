import { type Checked, mustBeChecked } from '../base/checked.ts';
import { Bug, InputError } from '../base/fault.ts';
import type { Game } from '../game/game.ts';
import { isSpecimen } from '../game/number.ts';
import type { TicketFaces } from '../template/lay-out.ts';
import type { Template } from '../template/template.ts';
import { type Order, sheetCount, ticketAt } from './order.ts';
import { places } from './places.ts';
import type { Press } from './press.ts';
import { orderOf } from './press-order.ts';
import { sizeOf } from './sequence.ts';
import type { Plan, Position, Sheet, SheetJob } from './sheet.ts';
import { sheetPages } from './sheet-pages.ts';

/** What imposition asks of a ticket: its two faces, and the inks and title of its game. */
export type Imposable = Pick<TicketFaces, 'recto' | 'verso'> & {
  readonly template: Pick<Template, 'inks'> & { readonly game: Pick<Game, 'title'> };
};

/** What a job asks of the press besides its tickets. */
export interface Wishes {
  /** Left out: the press's own. */
  readonly order?: Order;
  /** Tickets of a pack, of which the first is the first of the job; left out: packs do not matter. */
  readonly pack?: number;
}

/**
 * The tickets on the sheets of a press, with their marks and finished pages.
 *
 * Order   the press's unless told otherwise; pages of a sheet as `sheetPages` has them
 * Throws  InputError if there is no ticket, or the press's dots do not go into a code's modules; Bug if the faces
 *         came round their rules
 * Why     it judges nothing: a ticket off the sheet, or a press without places, is a finding of the rules on sheets
 */
export function impose(
  tickets: Checked<readonly Imposable[]>,
  press: Press,
  { order, pack }: Wishes = {},
): SheetJob {
  mustBeChecked(tickets, 'faces');
  if (pack !== undefined && !(Number.isInteger(pack) && pack > 0))
    throw new InputError(`a pack of ${pack} tickets cannot be`, { hint: 'a pack is one ticket or more' });
  const plan = planOf(tickets, press, { order: order ?? orderOf(press, pack ?? null), pack: pack ?? null });
  const sheets = Array.from({ length: plan.sheets }, (_, index): Sheet => {
    const bare = { plan, number: index + 1, positions: positionsOf(plan, tickets, index) };
    return { ...bare, pages: sheetPages(bare) };
  });
  const pages = {
    title: `${plan.title} · ${press.name}`,
    subject: `Feuilles de ${plan.places.length} billets : recto sans encre à gratter, verso, encre à gratter et surimpression.`,
    inks: plan.inks,
    pages: sheets.flatMap((sheet) => sheet.pages),
  };
  const numbers = tickets.map(({ recto }) => recto.ticket);
  return { press, order: plan.order, plan, tickets: numbers, sheets, pages };
}

function planOf(tickets: readonly Imposable[], press: Press, how: Pick<Plan, 'order' | 'pack'>): Plan {
  const [first] = tickets;
  if (first === undefined)
    throw new InputError('there is no ticket to impose', { hint: 'name a file of records' });
  return planFor(first, press, {
    ...how,
    tickets: tickets.length,
    specimens: tickets.every((ticket) => isSpecimen(ticket.recto.ticket)),
  });
}

/** The plan of a job of so many tickets, of which the first is the model. */
export function planFor(
  { recto, verso, template }: Imposable,
  press: Press,
  how: Pick<Plan, 'order' | 'pack' | 'tickets' | 'specimens'>,
): Plan {
  const bleed = Math.max(recto.bleed, verso.bleed);
  const { columns, rows } = press;
  return {
    press,
    ...how,
    title: template.game.title,
    inks: template.inks,
    sheets: sheetCount({ tickets: how.tickets, columns, rows }),
    bleed,
    places: places(press, { trim: recto.trim, bleed }),
    model: { recto, verso },
  };
}

const positionsOf = (
  plan: Plan,
  tickets: readonly Imposable[],
  sheet: number,
): readonly (Position | null)[] =>
  plan.places.map((place, index) => {
    const ticket = ticketAt(plan.order, sizeOf(plan), { sheet, place: index });
    if (ticket === null) return null;
    const { recto, verso } = at(tickets, ticket);
    return { ...place, recto, verso };
  });

function at(tickets: readonly Imposable[], index: number): Imposable {
  const ticket = tickets[index];
  if (ticket === undefined) throw new Bug(`the order asks for ticket ${index} of ${tickets.length}`);
  return ticket;
}
