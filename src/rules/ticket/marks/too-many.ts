import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { type TicketSubject, where } from '../subject.ts';
import { counted, eachMarks } from './marks.ts';

/** No zone has more symbols or days than its article asks for. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/marks/too-many',
  severity: 'error',
  check(subject, report) {
    eachMarks(subject, (marks, tables, zone) => {
      const { places } = tables.surface;
      if (marks.length <= places) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'symbol'),
        expected: counted(places, tables),
        found: counted(marks.length, tables),
      });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} are expected and ${facts.found} found: ${consequence(subject, facts, 'symbol')}`,
};
