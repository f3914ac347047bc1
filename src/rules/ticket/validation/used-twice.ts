import type { Rule } from '../../rule.ts';
import { ofTicket, type TicketSubject } from '../subject.ts';

/** No two tickets of one run bear the same validation number. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/validation/used-twice',
  severity: 'error',
  check(subject, report) {
    const { validation } = subject.ticket;
    if (validation === null || !subject.seen.validations.has(validation)) return;
    const first = subject.seen.validations.get(validation) ?? 'a ticket without number';
    report({ ...ofTicket(subject), expected: 'a validation number of its own', found: `that of ${first}` });
  },
  message: ({ expected, found }) => `${expected} is expected, and ${found} is found`,
};
