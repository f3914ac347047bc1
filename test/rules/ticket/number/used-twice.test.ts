import { expect, it } from 'vitest';
import { ticketChecker } from '../../../../src/rules/ticket/check.ts';
import { happy, happyRecord } from '../../../game/records.ts';
import { finding } from '../judged.ts';

const ONE = happyRecord();
const OTHER = { ...ONE, number: '0000000000010025', validation: '00000000000025' };

it('two tickets of their own numbers are right', () => {
  const check = ticketChecker(happy);
  expect(check(ONE).findings).toEqual([]);
  expect(check(OTHER).findings).toEqual([]);
});

it('a number that comes again is told of the later ticket', () => {
  const check = ticketChecker(happy);
  check(ONE);
  check(OTHER);
  expect(check({ ...ONE, validation: '00000000000033' }).findings).toEqual([
    finding({
      rule: 'ticket/number/used-twice',
      expected: 'a number of its own',
      found: '0000000000010017',
      message: 'a number of its own is expected, and 0000000000010017 was borne by an earlier ticket',
    }),
  ]);
});

it('another run starts afresh', () => {
  ticketChecker(happy)(ONE);
  expect(ticketChecker(happy)(ONE).findings).toEqual([]);
});
