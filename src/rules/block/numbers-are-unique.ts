import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many, named } from './about.ts';

/** No number of the block is borne by two tickets. */
export const rule: Rule<BlockAudit> = {
  id: 'block/numbers-are-unique',
  severity: 'error',
  check({ doubles }, report) {
    if (doubles.count === 0) return;
    report(
      aboutBlock({
        ticket: doubles.first[0] ?? null,
        expected: 'a number of its own',
        found: many(doubles.count, 'record'),
        detail: named(doubles.first, doubles.count),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `every ticket bears ${expected}, and ${found} ${agrees(found, 'bears', 'bear')} that of an earlier one: ${detail}`,
};
