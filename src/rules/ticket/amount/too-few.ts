import type { Rule } from '../../rule.ts';
import { isBlankAmount } from '../blank.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit, zonePath } from '../misfits.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/** The target holds three amounts, no fewer; one of which nothing is said is none. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/amount/too-few',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'arrow', ({ amounts }, tables, zone) => {
      const { places } = tables.surface;
      if (amounts.length >= places && !amounts.some(isBlankAmount)) return;
      const path = `${zonePath(tables, zone)}.amounts`;
      if (isMisfit(subject.ticket, path)) return;
      const missing = (place: number): boolean => {
        const printed = amounts[place];
        if (printed !== undefined && !isBlankAmount(printed)) return false;
        return !isMisfit(subject.ticket, `${path}[${place}]`);
      };
      const count = Array.from({ length: places }, (_, place) => place).filter(missing).length;
      if (count === 0) return;
      report({
        ...where(subject, tables, zone),
        article: articleFor(tables, 'amount'),
        expected: `${places} amounts`,
        found: places === count ? null : String(places - count),
      });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} are expected and ${facts.found ?? 'none'} found: ${consequence(subject, facts, 'amount')}`,
};
