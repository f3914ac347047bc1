import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { quoted } from '../quoted.ts';
import { type TicketSubject, where } from '../subject.ts';
import { eachMarks, noun } from './marks.ts';

/** Every symbol and every day is one that the surface may print, spelled as its template does. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/marks/unknown',
  severity: 'error',
  check(subject, report) {
    eachMarks(subject, (marks, tables, zone) => {
      for (let place = 0; place < marks.length; place += 1) {
        const mark = marks[place];
        if (mark === null || mark === undefined || mark === '' || tables.marks.has(mark)) continue;
        if (marks.indexOf(mark) < place) continue;
        report({
          ...where(subject, tables, zone),
          article: articleFor(tables, 'symbol'),
          expected: [...tables.marks].join(', '),
          found: mark,
          detail: noun(tables),
        });
      }
    });
  },
  message: (facts, subject) =>
    `the ${facts.detail} ${quoted(facts.found)} is none of ${facts.expected}: ${consequence(subject, facts, 'symbol')}`,
};
