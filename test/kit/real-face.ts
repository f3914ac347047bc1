import { specimens } from '../../src/block/specimens.ts';
import { ticketNumber } from '../../src/game/number.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { layOut, type TicketFaces } from '../../src/template/lay-out.ts';
import { loadTemplate } from '../../src/template/load.ts';
import type { Template } from '../../src/template/template.ts';

/** The games as they are made, loaded as the program loads them. */
export const happy: Template = await loadTemplate('happy-2014');
export const rencontre: Template = await loadTemplate('rencontre-2007');

const made = new Map([happy, rencontre].map(({ game }) => [game, specimens(game)]));

/** A specimen's record, counted from 0. */
export function specimen({ game }: Template, index = 0): Ticket {
  const found = made.get(game)?.[index];
  if (found === undefined) throw new Error(`${game.id} has no specimen ${index}`);
  return found.ticket;
}

/** The number of a ticket that is sold: its game code is an emission's. */
export const LIVE = ticketNumber({ gameCode: '20140', pack: 1234567, ticket: 8 });

/** The same record under a live number. */
export const live = (template: Template): Ticket => ({
  ...specimen(template),
  number: LIVE,
  validation: '31415926535897',
});

/** Both sides of a specimen. */
export const faces = (template: Template, index = 0): TicketFaces =>
  layOut(template, specimen(template, index));
