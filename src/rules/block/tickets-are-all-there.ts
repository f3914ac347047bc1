import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, many, named } from './about.ts';

/** Every number of the block is borne by a ticket. */
export const rule: Rule<BlockAudit> = {
  id: 'block/tickets-are-all-there',
  severity: 'error',
  check({ missing, order, placed }, report) {
    if (missing.count === 0) return;
    const stretches = missing.first.map(([from, to]) => (from === to ? from : `${from} to ${to}`));
    const told = missing.first.length;
    report(
      aboutBlock({
        ticket: missing.first[0]?.[0] ?? null,
        article: order.game.reglement.articles.blockAndPrice,
        expected: many(order.place.tickets, 'ticket'),
        found: many(placed, 'ticket'),
        detail:
          told < STRETCHES
            ? stretches.join(', ')
            : named(stretches, told + 1).replace(' and 1 more', ' and others'),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `the block has ${expected}, and ${found} are there: ${detail} are missing`,
};

/** As many stretches are named as the audit keeps: there may be more. */
const STRETCHES = 5;
