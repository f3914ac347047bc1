import type { Misfit } from '../../game/ticket.ts';
import type { Rule } from '../rule.ts';
import { articleFor } from './consequence.ts';
import type { TicketSubject } from './subject.ts';

/** A record holds nothing that has no place on a ticket: no unknown key, no value of a wrong type. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/record-misfit',
  severity: 'error',
  check(subject, report) {
    const { number, misfits } = subject.ticket;
    if (misfits.length === 0) return;
    for (const misfit of misfits) {
      const { surface, zone, expected, found, path } = misfit;
      report({
        ticket: number,
        surface,
        zone,
        article: article(subject, misfit),
        expected,
        found,
        detail: path,
      });
    }
  },
  message: ({ expected, found, detail }) =>
    `at ${detail} the record has ${found}, where it takes ${expected}`,
};

/** What stands in a zone is asked for by its surface's article; an unknown key is asked for by none. */
function article({ tables }: TicketSubject, { surface, expected }: Misfit): string | null {
  const known = tables.surfaces.find((candidate) => candidate.surface.id === surface);
  return known === undefined || expected === 'no such key' ? null : articleFor(known, 'anything');
}
