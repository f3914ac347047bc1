import type { BlockAudit } from '../../audit/audit.ts';
import type { Rule } from '../rule.ts';
import { aboutBlock, agrees, many } from './about.ts';

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
        expected: 'a validation number of its own',
        found: many(count, 'ticket'),
        detail: first.join(', '),
      }),
    );
  },
  message: ({ expected, found, detail }) =>
    `every ticket bears ${expected}, and ${found} ${agrees(found, 'bears', 'bear')} that of another; among those that share one: ${detail}`,
};
