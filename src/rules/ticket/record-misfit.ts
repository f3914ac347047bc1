import type { Rule } from '../rule.ts';
import type { TicketSubject } from './subject.ts';

/** A record holds nothing that has no place on a ticket: no unknown key, no value of a wrong type. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/record-misfit',
  severity: 'error',
  check({ ticket }, report) {
    for (const { surface, zone, path, expected, found } of ticket.misfits) {
      report({ ticket: ticket.number, surface, zone, article: null, expected, found, detail: path });
    }
  },
  message: ({ expected, found, detail }) =>
    `the record has ${found} at ${detail}, where it takes ${expected}`,
};
