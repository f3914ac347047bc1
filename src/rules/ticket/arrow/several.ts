import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/** The target has one arrow, so that one amount is picked. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/arrow/several',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'arrow', ({ arrows }, tables, zone) => {
      if (arrows.length <= 1) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'arrow'),
        expected: 'one arrow',
        found: `arrows at ${arrows.join(' and ')}`,
      });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} is expected and ${facts.found} are found: ${consequence(subject, facts, 'arrow')}`,
};
