import { isTicketNumber, SPECIMEN_GAME_CODE } from '../../game/number.ts';
import type { Rule } from '../rule.ts';
import type { JobSubject } from './subject.ts';

/**
 * Every ticket bears the game code of the emission that the job is for.
 *
 * Shape   one finding a code that is another's, at the first record that bears it, with how many do; what is no ticket
 *         number is another rule's
 * Why     records of last year's emission are right in themselves, and would be sold again
 */
export const rule: Rule<JobSubject> = {
  id: 'job/in-the-emission',
  severity: 'error',
  check({ emission, tickets }, report) {
    const strangers = new Map<string, { readonly ticket: string; readonly record: number; count: number }>();
    tickets.forEach(({ number }, index) => {
      if (number === null || !isTicketNumber(number) || number.startsWith(emission)) return;
      const code = number.slice(0, SPECIMEN_GAME_CODE.length);
      const seen = strangers.get(code);
      if (seen === undefined) strangers.set(code, { ticket: number, record: index + 1, count: 1 });
      else seen.count += 1;
    });
    for (const [code, { ticket, record, count }] of strangers) {
      report({
        ticket,
        surface: null,
        zone: `record ${record}`,
        article: null,
        expected: `the game code ${emission}`,
        found: code === SPECIMEN_GAME_CODE ? `${code} of specimens` : code,
        detail: count === 1 ? '' : `, as have ${count - 1} more of ${tickets.length}`,
      });
    }
  },
  message: ({ expected, found, detail }) =>
    `a ticket of this emission must have ${expected}, and this one has ${found}${detail}`,
};
