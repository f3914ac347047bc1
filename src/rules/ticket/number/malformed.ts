import { luhnDigit } from '../../../game/number.ts';
import type { Rule } from '../../rule.ts';
import { isMisfit } from '../misfits.ts';
import { ofTicket, type TicketSubject } from '../subject.ts';

const DIGITS = 16;

/** A ticket number is 16 digits: game code, pack, ticket in pack, and the Luhn digit of these. */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/number/malformed',
  severity: 'error',
  check(subject, report) {
    const { number } = subject.ticket;
    const fault = faultOf(number);
    if (fault === null || (number === null && isMisfit(subject.ticket, 'number'))) return;
    report({ ...ofTicket(subject), ...fault });
  },
  message: ({ expected, found, detail }) =>
    `the ticket number ${detail}: ${expected} expected, ${found ?? 'none'} found`,
};

interface Fault {
  readonly expected: string;
  readonly found: string | null;
  readonly detail: string;
}

function faultOf(number: string | null): Fault | null {
  if (number === null || number === '')
    return { expected: `${DIGITS} digits`, found: number, detail: 'is absent' };
  if (!/^[0-9]*$/.test(number)) {
    return { expected: `${DIGITS} digits`, found: number, detail: 'holds what is no digit' };
  }
  if (number.length !== DIGITS) {
    return { expected: `${DIGITS} digits`, found: `${number.length} digits`, detail: 'has a wrong length' };
  }
  const [right, found] = [luhnDigit(number.slice(0, -1)), number.slice(-1)];
  if (right === found) return null;
  return { expected: `check digit ${right}`, found, detail: `${number} has a wrong check digit` };
}
