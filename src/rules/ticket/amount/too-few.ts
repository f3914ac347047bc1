import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit, zonePath } from '../misfits.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/** The target holds three amounts, no fewer. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/amount/too-few',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'arrow', ({ amounts }, tables, zone) => {
      const { places } = tables.surface;
      if (amounts.length >= places) return;
      if (isMisfit(subject.ticket, `${zonePath(tables, zone)}.amounts`)) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'amount'),
        expected: `${places} amounts`,
        found: String(amounts.length),
      });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} are expected and ${facts.found} found: ${consequence(subject, facts, 'amount')}`,
};
