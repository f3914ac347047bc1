import { formatMoney } from '../../base/money.ts';
import type { Rule } from '../rule.ts';
import { ofTicket, type TicketSubject } from './subject.ts';

/** What a ticket wins in all is a prize of the table. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/total-is-no-tier',
  severity: 'error',
  check(subject, report) {
    const { verdict, tables } = subject;
    if (verdict.kind !== 'win' || tables.tiers.has(verdict.total.cents)) return;
    const { articles, prizeTable } = tables.game.reglement;
    report({
      ...ofTicket(subject),
      article: articles.prizeTable,
      expected: prizeTable.tiers.map((tier) => formatMoney(tier.prize)).join(', '),
      found: formatMoney(verdict.total),
    });
  },
  message: ({ expected, found, article }) =>
    `the ticket wins ${found}, and the prize table (${article}) holds only ${expected}`,
};
