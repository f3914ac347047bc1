import { ALTERATIONS } from './alterations.ts';
import { putTogether, takeApart } from './pdf-in-hand.ts';
import { type TicketInHand, ticketsOn } from './ticket-in-hand.ts';

/** A finished file with every alteration made, each to tickets of its own, so that one reading finds them all. */
export interface Altered {
  readonly bytes: Uint8Array;
  /** By title: the places, from 0, of the tickets that the alteration touches. */
  readonly touched: ReadonlyMap<string, readonly number[]>;
  /** How many tickets from the first were altered. */
  readonly tickets: number;
}

export async function alterAll(sheet: Uint8Array): Promise<Altered> {
  const pdf = await takeApart(sheet);
  const sides = [ticketsOn(pdf, 0), ticketsOn(pdf, 1)] as const;
  const at = (index: number) => ({ recto: must(sides[0][index]), verso: must(sides[1][index]) });
  const touched = new Map<string, readonly number[]>();
  let next = 0;
  for (const { title, tickets, make } of ALTERATIONS) {
    const first = next;
    make({ ...at(first), next: at(first + 1) });
    touched.set(
      title,
      Array.from({ length: tickets }, (_, index) => first + index),
    );
    next += tickets;
  }
  return { bytes: await putTogether(pdf), touched, tickets: next };
}

function must(ticket: TicketInHand | undefined): TicketInHand {
  if (ticket === undefined) throw new Error('the sheet has fewer tickets than there are alterations');
  return ticket;
}
