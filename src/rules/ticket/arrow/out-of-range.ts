import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/** The arrow belongs to one of the amounts. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/arrow/out-of-range',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'arrow', ({ arrows }, tables, zone) => {
      const [arrow] = arrows;
      const last = tables.surface.places - 1;
      if (arrow === undefined || arrows.length > 1 || isPlace(arrow, last)) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'arrow'),
        expected: `a place from 0 to ${last}`,
        found: String(arrow),
      });
    });
  },
  message: (facts, subject) =>
    `the arrow stands at ${facts.found}, where ${facts.expected} is expected: ${consequence(subject, facts, 'arrow')}`,
};

const isPlace = (arrow: number, last: number): boolean =>
  Number.isInteger(arrow) && arrow >= 0 && arrow <= last;
