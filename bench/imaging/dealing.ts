import type { DealtTicket } from '../../src/block/deal/deal.ts';
import { mustBeMeant } from '../../src/block/deal/meant.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { type Section, type SheetRange, sectionsOf } from '../../src/imaging/sections.ts';
import { sizeOf } from '../../src/imposition/sequence.ts';
import { inspectTickets } from '../../src/rules/ticket/check.ts';
import type { LineBlock } from './line-block.ts';

/** Tickets that the line holds at once. */
const MOST_TICKETS = 2_500;

type Block = Pick<LineBlock, 'template' | 'deal' | 'plan'>;

/** The sections of some sheets, as the line goes through them. */
export const sectionsIn = ({ plan, deal }: Block, sheets: SheetRange): readonly Section[] =>
  sectionsOf(plan.order, sizeOf(plan), sheets, { most: MOST_TICKETS, pack: deal.plan.pack.of });

/** The tickets of a section as the line has them dealt, lane by lane and pack by pack. */
export function* dealt({ deal }: Block, { runs }: Section): Generator<DealtTicket> {
  const { of } = deal.plan.pack;
  for (const { first, count } of runs) {
    for (let at = first; at < first + count; ) {
      const pack = Math.floor(at / of);
      const tickets = deal.pack(pack).slice(at - pack * of, first + count - pack * of);
      yield* tickets;
      at += tickets.length;
    }
  }
}

/** Deals the tickets of some sheets and does nothing with them; gives back how many. */
export function dealAlone(block: Block, sheets: SheetRange): number {
  let tickets = 0;
  for (const section of sectionsIn(block, sheets)) for (const _ of dealt(block, section)) tickets += 1;
  return tickets;
}

/**
 * Deals the tickets of some sheets, plays each and runs all rules on it; gives back how many.
 *
 * Throws  Error if a rule finds fault with one, Bug if one is not what the plan meant
 */
export function dealAndJudge(block: Block, sheets: SheetRange): number {
  let tickets = 0;
  for (const section of sectionsIn(block, sheets)) {
    let current: DealtTicket | null = null;
    const asked = function* (): Generator<Ticket> {
      for (const one of dealt(block, section)) {
        current = one;
        tickets += 1;
        yield one.ticket;
      }
    };
    const { findings } = inspectTickets(block.template.game, asked(), (verdict) => {
      if (current !== null) mustBeMeant(current, verdict);
    });
    const [finding] = findings;
    if (finding !== undefined) throw new Error(finding.message);
  }
  return tickets;
}
