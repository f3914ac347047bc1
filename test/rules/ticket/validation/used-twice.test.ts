import { expect, it } from 'vitest';
import { ticketChecker } from '../../../../src/rules/ticket/check.ts';
import { happy, happyRecord } from '../../../game/records.ts';
import { finding } from '../judged.ts';

const ONE = happyRecord();
const OTHER = { ...ONE, number: '0000000000010025', validation: '00000000000025' };

it('two tickets of their own validation numbers are right', () => {
  const check = ticketChecker(happy);
  expect(check(ONE).findings).toEqual([]);
  expect(check(OTHER).findings).toEqual([]);
});

it('a validation number that comes again names the ticket that bore it first', () => {
  const check = ticketChecker(happy);
  check(ONE);
  expect(check({ ...OTHER, validation: ONE.validation }).findings).toEqual([
    finding({
      rule: 'ticket/validation/used-twice',
      ticket: '0000000000010025',
      expected: 'a validation number of its own',
      found: 'that of 0000000000010017',
      message: 'a validation number of its own is expected, and that of 0000000000010017 is found',
    }),
  ]);
});
