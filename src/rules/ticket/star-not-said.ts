import type { Rule } from '../rule.ts';
import { amountPath, named } from './amounts.ts';
import { isMisfit } from './misfits.ts';
import { type TicketSubject, where } from './subject.ts';

/** Where an amount may bear a star, its record says whether it does. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/star-not-said',
  severity: 'error',
  check(subject, report) {
    for (const placed of subject.amounts) {
      const { printed, tables, zone } = placed;
      if (!tables.surface.law.starred || printed.star !== null) continue;
      if (isMisfit(subject.ticket, `${amountPath(placed)}.star`)) continue;
      report({
        ...where(subject, tables, zone),
        article: tables.surface.law.contentArticle,
        expected: 'true or false',
        found: null,
        detail: named(placed),
      });
    }
  },
  message: ({ expected, detail }) =>
    `the record does not say whether a star stands before ${detail}: ${expected} is expected, nothing is found`,
};
