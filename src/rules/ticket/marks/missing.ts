import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit, zonePath } from '../misfits.ts';
import { type TicketSubject, where } from '../subject.ts';
import { counted, eachMarks } from './marks.ts';

/** Every zone has as many symbols or days as its article asks for. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/marks/missing',
  severity: 'error',
  check(subject, report) {
    eachMarks(subject, (marks, tables, zone) => {
      const { places, marksKey } = tables.surface;
      let there = 0;
      for (const mark of marks) if (mark !== null && mark !== '') there += 1;
      if (there >= places) return;
      const path = `${zonePath(tables, zone)}.${marksKey}`;
      if (isMisfit(subject.ticket, path)) return;
      const wrong = marks.filter(
        (mark, place) => mark === null && isMisfit(subject.ticket, `${path}[${place}]`),
      );
      if (there + wrong.length >= places) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'symbol'),
        expected: counted(places, tables),
        found: there + wrong.length === 0 ? null : counted(there + wrong.length, tables),
      });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} are expected and ${facts.found ?? 'none'} found: ${consequence(subject, facts, 'symbol')}`,
};
