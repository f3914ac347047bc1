import { isTicketNumber, SPECIMEN_GAME_CODE } from '../../game/number.ts';
import type { Rule } from '../rule.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/**
 * All tickets of a job bear one game code.
 *
 * Shape   one finding a code that is not the first ticket's, at the first ticket that bears it
 * Why     a specimen among tickets to be sold, or a ticket to be sold among specimens, leaves the press unseen: the
 *         files of the one are secret and those of the other are shown about. What is no ticket number is another rule's
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/one-emission',
  severity: 'error',
  check({ tickets }, report) {
    const first = firstBearers(tickets);
    const [expected] = first.keys();
    for (const [found, ticket] of first) {
      if (expected === undefined || found === expected) continue;
      report({ ...sheetFacts(null, ticket), expected: named(expected), found: named(found) });
    }
  },
  message: ({ ticket, expected, found }) =>
    `the tickets of a job must be of one emission: the first has ${expected}, and ${ticket} has ${found}`,
};

/** Each game code with the first ticket that bears it, in the order of the job. */
function firstBearers(tickets: readonly string[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const ticket of tickets) {
    const code = ticket.slice(0, SPECIMEN_GAME_CODE.length);
    if (isTicketNumber(ticket) && !first.has(code)) first.set(code, ticket);
  }
  return first;
}

const named = (code: string): string =>
  `the game code ${code}${code === SPECIMEN_GAME_CODE ? ' of specimens' : ''}`;
