import type { Rule } from '../../rule.ts';
import { articleFor, consequence } from '../consequence.ts';
import { isMisfit, zonePath } from '../misfits.ts';
import { eachZone, type TicketSubject, where } from '../subject.ts';

/** The target has its arrow. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/arrow/missing',
  severity: 'error',
  check(subject, report) {
    eachZone(subject, 'arrow', ({ arrows }, tables, zone) => {
      if (arrows.length > 0 || hasMisfit(subject, `${zonePath(tables, zone)}.arrow`)) return;
      const article = articleFor(tables, 'arrow');
      report({ ...where(subject, tables, zone), article, expected: 'one arrow', found: null });
    });
  },
  message: (facts, subject) =>
    `${facts.expected} is expected and none is found: ${consequence(subject, facts, 'arrow')}`,
};

/** The arrow itself, or one of a list, may be of a wrong type. */
const hasMisfit = ({ ticket }: TicketSubject, path: string): boolean =>
  isMisfit(ticket, path) || ticket.misfits.some((misfit) => misfit.path.startsWith(`${path}[`));
