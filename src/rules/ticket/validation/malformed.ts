import { isValidationNumber } from '../../../game/number.ts';
import type { Rule } from '../../rule.ts';
import { isMisfit } from '../misfits.ts';
import { ofTicket, type TicketSubject } from '../subject.ts';

/** A validation number is 14 digits. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/validation/malformed',
  severity: 'error',
  check(subject, report) {
    const { validation } = subject.ticket;
    if (validation !== null && isValidationNumber(validation)) return;
    if (validation === null && isMisfit(subject.ticket, 'validation')) return;
    report({ ...ofTicket(subject), expected: '14 digits', found: described(validation) });
  },
  message: ({ expected, found }) =>
    `a validation number of ${expected} is expected, and ${found ?? 'none'} is found`,
};

/**
 * What is wrong, without the digits themselves.
 *
 * Why     a validation number is what a prize is paid against: even a wrong one has no place in a report
 */
function described(validation: string | null): string | null {
  if (validation === null || validation === '') return validation;
  return /^[0-9]+$/.test(validation) ? `${validation.length} digits` : 'one with what is no digit';
}
