import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/rules/face/has-its-codes.ts';
import { run } from '../../../src/rules/run.ts';
import { ticketNumberCode, validationCode } from '../../../src/template/codes.ts';
import { layOut } from '../../../src/template/lay-out.ts';
import { withCode } from '../../kit/damaged-face.ts';
import { faces, happy, LIVE, live, rencontre, specimen } from '../../kit/real-face.ts';

const right = faces(happy);
const validation = specimen(happy).validation ?? '';
const told = (subject: typeof right) => run([rule], subject).map(({ zone, found }) => [zone, found]);

it('says nothing of tickets that carry their codes, specimens and live ones', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
  expect(run([rule], layOut(happy, live(happy)))).toEqual([]);
});

describe('a code', () => {
  it('is found missing', () => {
    expect(
      run(
        [rule],
        withCode(right, 'validation', () => null),
      ),
    ).toEqual([
      {
        rule: 'face/has-its-codes',
        severity: 'error',
        ticket: '0000000000000000',
        surface: null,
        zone: 'validation',
        article: null,
        expected: 'the validation code of this ticket on the recto',
        found: 'no code',
        message: 'the ticket needs the validation code of this ticket on the recto, and has no code',
      },
    ]);
    expect(told(withCode(right, 'ticket-number', () => null))).toEqual([['ticket-number', 'no code']]);
  });

  it('is found to be another ticket’s: another number on the back', () => {
    const back = withCode(right, 'ticket-number', (code) => ({ ...code, ...ticketNumberCode(LIVE) }));
    expect(told(back)).toEqual([['ticket-number', 'the code of another ticket']]);
  });

  it('is found to be another ticket’s: the same validation number, linked to another back', () => {
    const next = specimen(happy, 1).number ?? '';
    const linked = withCode(right, 'validation', (code) => ({
      ...code,
      ...validationCode(next, validation),
    }));
    expect(told(linked)).toEqual([['validation', 'the code of another ticket']]);
  });
});

it.each([
  [
    'a number without its check digit',
    { number: '0000000000000001' },
    ['ticket-number', 'a number of 16 digits with its check digit', '0000000000000001'],
  ],
  ['no number', { number: null }, ['ticket-number', 'a number of 16 digits with its check digit', null]],
  [
    'a validation number of 13 digits, and does not repeat it',
    { validation: '0123456789012' },
    ['validation', 'a validation number of 14 digits', '13 characters'],
  ],
  ['no validation number', { validation: null }, ['validation', 'a validation number of 14 digits', null]],
])('finds %s', (_, change, facts) => {
  const faulty = layOut(happy, { ...specimen(happy), ...change });
  expect(run([rule], faulty).map((one) => [one.zone, one.expected, one.found])).toEqual([facts]);
});
