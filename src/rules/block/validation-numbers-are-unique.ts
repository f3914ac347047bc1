import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, many } from './about.ts';

/**
 * No validation number of the block is borne by two tickets.
 *
 * Why     it is what a prize is paid by: of two tickets that bear it, one is paid and the other is called a forgery
 */
export const rule: Rule<BlockAudit> = {
  id: 'block/validation-numbers-are-unique',
  severity: 'error',
  check({ validationDoubles: { count, first } }, report) {
    if (count === 0) return;
    report(
      aboutBlock({
        ticket: first[0] ?? null,
        expected: 'a validation number of its own for every ticket',
        found: `${many(count, 'ticket')} too many for the numbers that are there`,
        detail: first.join(', '),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `${expected} is expected, and there are ${found}; among those that share one: ${detail}`,
};
