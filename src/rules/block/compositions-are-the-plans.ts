import type { BlockAudit } from '../../audit/audit.ts';
import { keyOfShares, waysInWords } from '../../audit/ways.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many } from './about.ts';

/**
 * As many tickets win in each way as the plan asks for, and none in another.
 *
 * Why     a prize whose tickets are too few or too many has a finding of its own, and its ways follow from that
 */
export const rule: Rule<BlockAudit> = {
  id: 'block/compositions-are-the-plans',
  severity: 'error',
  check({ ways, strangeWays, tiers, missing, order: { game } }, report) {
    const right = new Set(
      tiers.filter(({ tier, found }) => found === tier.tickets).map(({ tier }) => tier.prize.cents),
    );
    for (const { way, found } of ways) {
      const short = way.tickets - found;
      if (short === 0 || !right.has(way.tier.prize.cents) || (short > 0 && short <= missing.count)) continue;
      report(
        aboutBlock({
          expected: many(way.tickets, 'ticket'),
          found: many(found, 'ticket'),
          detail: waysInWords(game, keyOfShares(game, way.shares)),
        }),
      );
    }
    for (const { key, found } of strangeWays) {
      report(
        aboutBlock({
          expected: many(0, 'ticket'),
          found: many(found, 'ticket'),
          detail: waysInWords(game, key),
        }),
      );
    }
  },
  message: ({ expected, found, detail }) =>
    `the plan has ${expected} that ${agrees(expected, 'wins', 'win')} ${detail}, and ${found} ${agrees(found, 'does', 'do')}`,
};
