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

/** The surface's article says what stands in a zone; nothing asks for the rest of a record but this product. */
function article({ tables }: TicketSubject, { surface }: Misfit): string | null {
  const known = tables.surfaces.find((candidate) => candidate.surface.id === surface);
  return known === undefined ? null : articleFor(known, 'anything');
}
