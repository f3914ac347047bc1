import { expect, it } from 'vitest';
import { happy, happyRecord } from '../../../game/records.ts';
import { finding, findings } from '../judged.ts';

const validated = (validation: unknown) => findings(happy, { ...happyRecord(), validation });

it('14 digits are right', () => {
  expect(validated('01234567890123')).toEqual([]);
});

it('a ticket without validation number cannot be paid', () => {
  expect(validated(null)).toEqual([
    finding({
      rule: 'ticket/validation/malformed',
      expected: '14 digits',
      found: null,
      message: 'a validation number of 14 digits is expected, and none is found',
    }),
  ]);
});

it('13 digits are one too few', () => {
  expect(validated('0123456789012')).toEqual([
    finding({
      rule: 'ticket/validation/malformed',
      expected: '14 digits',
      found: '13 digits',
      message: 'a validation number of 14 digits is expected, and 13 digits is found',
    }),
  ]);
});

it('15 digits are one too many', () => {
  expect(validated('012345678901234')).toEqual([
    finding({
      rule: 'ticket/validation/malformed',
      expected: '14 digits',
      found: '15 digits',
      message: 'a validation number of 14 digits is expected, and 15 digits is found',
    }),
  ]);
});

it('the digits of a wrong one are not repeated in the report', () => {
  expect(validated('0123456789O123')).toEqual([
    finding({
      rule: 'ticket/validation/malformed',
      expected: '14 digits',
      found: 'one with what is no digit',
      message: 'a validation number of 14 digits is expected, and one with what is no digit is found',
    }),
  ]);
});

it('a validation number of a wrong type is told once, as a misfit', () => {
  expect(validated(14).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
