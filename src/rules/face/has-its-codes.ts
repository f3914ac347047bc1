import { isTicketNumber, isValidationNumber, validationPayload } from '../../game/number.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, sideFacts } from './subject.ts';

/**
 * Each side carries its code, and the code says what the ticket's number and validation number are.
 *
 * Why     a back that belongs to the next ticket is the trade's oldest disaster
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/has-its-codes',
  severity: 'error',
  check(subject, report) {
    const { number, validation } = subject.ticket;
    if (
      number === null ||
      validation === null ||
      !isTicketNumber(number) ||
      !isValidationNumber(validation)
    ) {
      report({ ...sideFacts(subject, 'codes'), expected: 'numbers that codes can hold', found: number });
      return;
    }
    const values = { 'ticket-number': number, validation: validationPayload(number, validation) };
    for (const { name, item, face } of codesOf(subject)) {
      if (item?.symbol.value === values[name] && face.ticket === number) continue;
      report({
        ...sideFacts(subject, name),
        expected: `the ${name} code of this ticket on the ${face.side}`,
        found: item === null ? 'no code' : 'the code of another ticket',
      });
    }
  },
  message: ({ expected, found }) => `the ticket needs ${expected}, and has ${found ?? 'none'}`,
};
