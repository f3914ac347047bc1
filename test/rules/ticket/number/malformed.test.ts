import { expect, it } from 'vitest';
import { happy, happyRecord } from '../../../game/records.ts';
import { finding, findings } from '../judged.ts';

const numbered = (number: unknown) => findings(happy, { ...happyRecord(), number });

it('16 digits of which the last is the check digit are right', () => {
  expect(numbered('0000000000010017')).toEqual([]);
});

it('a ticket without number has none to be named by', () => {
  expect(numbered(null)).toEqual([
    finding({
      rule: 'ticket/number/malformed',
      ticket: null,
      expected: '16 digits',
      found: null,
      message: 'the ticket number is absent: 16 digits expected, none found',
    }),
  ]);
});

it('15 digits are one too few', () => {
  expect(numbered('000000000001001')).toEqual([
    finding({
      rule: 'ticket/number/malformed',
      ticket: '000000000001001',
      expected: '16 digits',
      found: '15 digits',
      message: 'the ticket number has a wrong length: 16 digits expected, 15 digits found',
    }),
  ]);
});

it('17 digits are one too many', () => {
  expect(numbered('00000000000100170')).toEqual([
    finding({
      rule: 'ticket/number/malformed',
      ticket: '00000000000100170',
      expected: '16 digits',
      found: '17 digits',
      message: 'the ticket number has a wrong length: 16 digits expected, 17 digits found',
    }),
  ]);
});

it('a letter is no digit', () => {
  expect(numbered('000000000001001O')).toEqual([
    finding({
      rule: 'ticket/number/malformed',
      ticket: '000000000001001O',
      expected: '16 digits',
      found: '000000000001001O',
      message: 'the ticket number holds what is no digit: 16 digits expected, 000000000001001O found',
    }),
  ]);
});

it('one digit that changed betrays itself', () => {
  expect(numbered('0000000000010018')).toEqual([
    finding({
      rule: 'ticket/number/malformed',
      ticket: '0000000000010018',
      expected: 'check digit 7',
      found: '8',
      message: 'the ticket number 0000000000010018 has a wrong check digit: check digit 7 expected, 8 found',
    }),
  ]);
});

it('a number of a wrong type is told once, as a misfit', () => {
  expect(numbered(16).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
