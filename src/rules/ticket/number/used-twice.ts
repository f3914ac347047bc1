import type { Rule } from '../../rule.ts';
import { ofTicket, type TicketSubject } from '../subject.ts';

/** No two tickets of one run bear the same number. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/number/used-twice',
  severity: 'error',
  check(subject, report) {
    const { number } = subject.ticket;
    if (number === null || !subject.seen.numbers.has(number)) return;
    report({ ...ofTicket(subject), expected: 'a number of its own', found: number });
  },
  message: ({ expected, found }) => `${expected} is expected, and ${found} was borne by an earlier ticket`,
};
