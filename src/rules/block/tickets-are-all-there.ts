import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, many } from './about.ts';

/** Every number of the block is borne by a ticket. */
export const rule: Rule<BlockAudit> = {
  id: 'block/tickets-are-all-there',
  severity: 'error',
  check({ missing, order, placed }, report) {
    if (missing.count === 0) return;
    const stretches = missing.first.map(([from, to]) => (from === to ? from : `${from} to ${to}`));
    report(
      aboutBlock({
        article: order.game.reglement.articles.blockAndPrice,
        expected: many(order.place.tickets, 'ticket'),
        found: many(placed, 'ticket'),
        detail: `${stretches.join(', ')}${missing.stretches > stretches.length ? ' and others' : ''}`,
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `the block has ${expected}, and ${found} are there: ${detail} are missing`,
};
