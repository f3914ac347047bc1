import { isTicketNumber, isValidationNumber, validationPayload } from '../../game/number.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, sideFacts } from './subject.ts';

/**
 * Each side carries its code, and the code says what the ticket's number and validation number are.
 *
 * Why     a back that belongs to the next ticket is the trade's oldest disaster; a validation number that no code can
 *         hold is not repeated in the finding, since it is half of a prize
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/has-its-codes',
  severity: 'error',
  check(subject, report) {
    const { number, validation } = subject.ticket;
    if (number === null || !isTicketNumber(number)) {
      const expected = 'a number of 16 digits with its check digit';
      report({ ...sideFacts(subject, 'ticket-number'), expected, found: number });
      return;
    }
    if (validation === null || !isValidationNumber(validation)) {
      const found = validation === null ? null : `${validation.length} characters`;
      report({ ...sideFacts(subject, 'validation'), expected: 'a validation number of 14 digits', found });
      return;
    }
    const values = { 'ticket-number': number, validation: validationPayload(number, validation) };
    for (const { name, item, face } of codesOf(subject)) {
      if (item?.symbol.value === values[name]) continue;
      report({
        ...sideFacts(subject, name),
        expected: `the ${name} code of this ticket on the ${face.side}`,
        found: item === null ? 'no code' : 'the code of another ticket',
      });
    }
  },
  message: ({ expected, found }) => `the ticket needs ${expected}, and has ${found ?? 'none'}`,
};
