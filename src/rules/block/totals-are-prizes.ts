import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many, named } from './about.ts';

/** No ticket wins a total that the prize table does not hold. */
export const rule: Rule<BlockAudit> = {
  id: 'block/totals-are-prizes',
  severity: 'error',
  check({ noTier, order }, report) {
    if (noTier.count === 0) return;
    report(
      aboutBlock({
        ticket: noTier.first[0] ?? null,
        article: order.game.reglement.articles.prizeTable,
        expected: 'a prize of the table',
        found: many(noTier.count, 'ticket'),
        detail: named(noTier.first, noTier.count),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `every ticket that wins wins ${expected}, and ${found} over the table ${agrees(found, 'wins', 'win')} another sum: ${detail}`,
};
