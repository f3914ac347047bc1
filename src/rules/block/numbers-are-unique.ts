import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, many, named } from './about.ts';

/** No number of the block is borne by two tickets. */
export const rule: Rule<BlockAudit> = {
  id: 'block/numbers-are-unique',
  severity: 'error',
  check({ doubles }, report) {
    if (doubles.count === 0) return;
    report(
      aboutBlock({
        ticket: doubles.first[0] ?? null,
        expected: 'a number of its own for every ticket',
        found: many(doubles.count, 'record'),
        detail: named(doubles.first, doubles.count),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `${expected} is expected, and ${found} bear one used before: ${detail}`,
};
