import type { Rule } from '../rule.ts';
import { articleFor } from './consequence.ts';
import { type TicketSubject, where } from './subject.ts';

/** No surface has more zones than its article describes: there is no thirteenth month. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/zone-too-many',
  severity: 'error',
  check(subject, report) {
    const { surfaces } = subject.tables;
    for (let index = 0; index < surfaces.length; index += 1) {
      const tables = surfaces[index];
      const count = subject.ticket.surfaces[index]?.zones.length ?? 0;
      if (tables === undefined || count <= tables.surface.zones.length) continue;
      report({
        ...where(subject, tables, tables.surface.zones.length),
        article: articleFor(tables, 'anything'),
        expected: `${tables.surface.zones.length} zones`,
        found: `${count} zones`,
      });
    }
  },
  message: ({ surface, expected, found }) => `${surface} has ${found} where ${expected} are described`,
};
