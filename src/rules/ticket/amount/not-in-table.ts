import { formatMoney } from '../../../base/money.ts';
import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { type TicketSubject, where } from '../subject.ts';
import type { SurfaceTables } from '../tables.ts';

/** Every amount is one of its own surface's table: no 9 € on the cards, no 18 € on the target. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/amount/not-in-table',
  severity: 'error',
  check(subject, report) {
    for (const { printed, tables, zone } of subject.amounts) {
      if (printed.amount === null || tables.transcriptions.has(printed.amount.cents)) continue;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'amount'),
        expected: allAmounts(tables),
        found: formatMoney(printed.amount),
      });
    }
  },
  message: (facts, subject) =>
    `${facts.found} is printed on ${facts.surface}, whose table holds ${facts.expected} only: ${consequence(subject, facts, 'amount')}`,
};

const allAmounts = ({ surface }: SurfaceTables): string =>
  (surface.transcriptions ?? []).map(({ amount }) => formatMoney(amount)).join(', ');
