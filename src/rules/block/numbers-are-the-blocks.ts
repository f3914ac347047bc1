import type { BlockAudit } from '../../audit/audit.ts';
import { numberAt } from '../../audit/block-place.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many, named } from './about.ts';

/** No record bears a number that is none of the block's: a ticket too many, or one of another block. */
export const rule: Rule<BlockAudit> = {
  id: 'block/numbers-are-the-blocks',
  severity: 'error',
  check({ strangers, order: { place, game } }, report) {
    if (strangers.count === 0) return;
    report(
      aboutBlock({
        ticket: strangers.first[0] ?? null,
        article: game.reglement.articles.blockAndPrice,
        expected: `${numberAt(place, 0)} to ${numberAt(place, place.tickets - 1)}`,
        found: many(strangers.count, 'record'),
        detail: named(strangers.first, strangers.count),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `numbers of the block are ${expected}, and ${found} ${agrees(found, 'bears', 'bear')} none of them: ${detail}`,
};
