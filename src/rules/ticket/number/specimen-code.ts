import { isSpecimen, isTicketNumber, isValidationNumber, SPECIMEN_GAME_CODE } from '../../../game/number.ts';
import type { Rule } from '../../rule.ts';
import { ofTicket, type TicketSubject } from '../subject.ts';

/**
 * A specimen's game code goes with a validation number that starts with 0, and a live one's never does.
 *
 * Why     a proof that could be cashed, or a ticket sold that cannot, must not pass
 */
export const rule: Rule<TicketSubject> = {
  id: 'ticket/number/specimen-code',
  severity: 'error',
  check(subject, report) {
    const { number, validation } = subject.ticket;
    if (number === null || validation === null) return;
    const isOfSpecimen = validation.startsWith('0');
    if (isSpecimen(number) === isOfSpecimen) return;
    if (!isTicketNumber(number) || !isValidationNumber(validation)) return;
    const expected = isOfSpecimen ? `the game code ${SPECIMEN_GAME_CODE}` : 'a game code of an emission';
    report({ ...ofTicket(subject), expected, found: number.slice(0, 5), detail: isOfSpecimen ? '' : 'out' });
  },
  message: ({ expected, found, detail }) =>
    `a validation number with${detail} a leading 0 goes with ${expected}, and ${found} is found`,
};
