import type { BlockAudit } from '../../audit/audit.ts';
import { formatMoney } from '../../base/money.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many } from './about.ts';

/**
 * As many tickets win each prize as the prize table holds, no more and no fewer.
 *
 * Why     tickets that are missing have a finding of their own: what they may have won is not called missing again
 */
export const rule: Rule<BlockAudit> = {
  id: 'block/tiers-are-the-prize-tables',
  severity: 'error',
  check({ tiers, missing, order }, report) {
    for (const { tier, found } of tiers) {
      const short = tier.tickets - found;
      if (short === 0 || (short > 0 && short <= missing.count)) continue;
      report(
        aboutBlock({
          article: order.game.reglement.articles.prizeTable,
          expected: `${many(tier.tickets, 'ticket')} of ${formatMoney(tier.prize)}`,
          found: many(found, 'ticket'),
          detail: short > 0 ? `${many(short, 'ticket')} too few` : `${many(-short, 'ticket')} over the table`,
        }),
      );
    }
  },
  message: ({ expected, found, detail, article }) =>
    `the block has ${expected} by its prize table (${article}), and ${found} ${agrees(found, 'wins', 'win')} that: ${detail}`,
};
