import type { BlockAudit } from '../../audit/audit.ts';
import type { Sighting } from '../../audit/sighting.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, many, named } from './about.ts';

/** Every ticket wins or loses: none is a misprint, over none can a player and the lottery quarrel. */
export const rule: Rule<BlockAudit> = {
  id: 'block/every-ticket-is-decided',
  severity: 'error',
  check({ anomalies, disputed, order }, report) {
    const clause = order.game.reglement.misprint?.article ?? null;
    const say = ({ count, first }: Sighting, what: string, article: string | null): void => {
      if (count === 0) return;
      report(
        aboutBlock({
          ticket: first[0] ?? null,
          article,
          expected: 'tickets that win or lose',
          found: many(count, what),
          detail: named(first, count),
        }),
      );
    };
    say(anomalies, 'misprint', clause);
    say(disputed, 'disputed ticket', null);
  },
  message: ({ expected, found, detail }) => `${expected} are expected, and the block has ${found}: ${detail}`,
};
