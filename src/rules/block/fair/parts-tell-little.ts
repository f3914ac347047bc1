import type { BlockAudit } from '../../../audit/audit.ts';
import { MOST_OF_WHOLE, tellingParts } from '../../../audit/fairness/leaks.ts';
import type { Rule } from '../../rule.ts';
import { aboutBlock } from '../about.ts';

/**
 * No part of a zone tells nearly as much as the whole zone does.
 *
 * Why     a warning: it is what the game's template lets zones show, not what this block made of it
 */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/parts-tell-little',
  severity: 'warning',
  check({ fairness }, report) {
    for (const { zone, part } of tellingParts(fairness.leaks)) {
      report(
        aboutBlock({
          surface: zone.surface,
          zone: zone.zone,
          expected: `at most ${bits(MOST_OF_WHOLE * zone.whole.winning)}, half of the ${bits(zone.whole.winning)} that the whole zone tells`,
          found: bits(part.winning),
          detail: part.feature.part,
        }),
      );
    }
  },
  message: ({ zone, expected, found, detail }) =>
    `${zone}: ${detail} should tell ${expected}, and tells ${found} of whether the ticket wins`,
};

const bits = (of: number): string => `${of.toFixed(3)} bits`;
