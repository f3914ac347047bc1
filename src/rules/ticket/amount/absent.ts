import type { Rule } from '../../rule.ts';
import { amountPath } from '../amounts.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit } from '../misfits.ts';
import { quoted } from '../quoted.ts';
import { type TicketSubject, where } from '../subject.ts';

/** Every amount is printed in digits. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/amount/absent',
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.amounts) {
      const { printed, tables, zone } = placed;
      if (printed.amount !== null || isMisfit(subject.ticket, `${amountPath(placed)}.amount`)) continue;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'amount'),
        expected: 'an amount in digits',
        found: null,
        detail: printed.transcription === null ? '' : ` beside ${quoted(printed.transcription)}`,
      });
    }
  },
  message: (facts, subject) =>
    `${facts.expected} is expected${facts.detail} and none is found: ${consequence(subject, facts, 'amount')}`,
};
