import { zoneId } from '../../game/game.ts';
import type { Rule } from '../rule.ts';
import { isBlank } from './blank.ts';
import { articleFor, consequence } from './consequence.ts';
import { isMisfit, zonePath } from './misfits.ts';
import { type TicketSubject, where } from './subject.ts';

/** Every zone of every surface holds something: twelve months are twelve. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/zone-missing',
  severity: 'error',
  check(subject, report) {
    subject.tables.surfaces.forEach((tables, index) => {
      const zones = subject.ticket.surfaces[index]?.zones ?? [];
      for (let zone = 0; zone < tables.surface.zones.length; zone += 1) {
        const content = zones[zone];
        if (content !== undefined && !isBlank(content)) continue;
        if (isMisfit(subject.ticket, zonePath(tables, zone))) continue;
        const expected = `the zone ${zoneId(tables.surface, zone)}`;
        report({
          ...where(subject, tables, zone),
          article: articleFor(tables, 'anything'),
          expected,
          found: null,
        });
      }
    });
  },
  message: (facts, subject) =>
    `${facts.expected} is expected and nothing is found there: ${consequence(subject, facts, 'anything')}`,
};
