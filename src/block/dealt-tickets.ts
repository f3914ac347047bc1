import type { Ticket } from '../game/ticket.ts';
import type { Deal } from './deal/deal.ts';
import type { TicketRange } from './ticket-range.ts';

/**
 * The tickets of some ranges, pack by pack: a pack is dealt at once, and what the range leaves out of it is dropped.
 *
 * Order   that of the ranges, and within each that of the block
 */
export function* dealtTickets(deal: Deal, ranges: readonly TicketRange[]): Generator<readonly Ticket[]> {
  const { of } = deal.plan.pack;
  for (const { first, last } of ranges) {
    for (let pack = Math.floor(first / of); pack * of <= last; pack++) {
      const tickets = deal.pack(pack).map(({ ticket }) => ticket);
      yield tickets.slice(Math.max(0, first - pack * of), last - pack * of + 1);
    }
  }
}
