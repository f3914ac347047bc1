import { expect, it } from 'vitest';
import { finding, inHappy, inRencontre } from './judged.ts';

const WINNING = { symbols: ['fer', 'fer'], amount: 20, transcription: 'VINGT' };

it('a sum over months and Bonus that is a prize of the table is right', () => {
  expect(inHappy({ months: { mai: WINNING }, bonus: { amount: 20, transcription: 'VINGT' } })).toEqual([]);
});

it('a sum that is no prize is a ticket that nobody ordered', () => {
  expect(
    inHappy({ months: { mai: WINNING, juin: WINNING }, bonus: { amount: 6, transcription: 'SIX' } }),
  ).toEqual([
    finding({
      rule: 'ticket/total-is-no-tier',
      article: '3',
      expected: '30\u00a0000\u00a0€, 1\u00a0000\u00a0€, 100\u00a0€, 40\u00a0€, 20\u00a0€, 9\u00a0€, 6\u00a0€',
      found: '46\u00a0€',
      message:
        'the ticket wins 46\u00a0€, and the prize table (3) holds only 30\u00a0000\u00a0€, 1\u00a0000\u00a0€, 100\u00a0€, 40\u00a0€, 20\u00a0€, 9\u00a0€, 6\u00a0€',
    }),
  ]);
});

it('13 € from cœur and baisers is no prize, and no unlisted composition besides', () => {
  expect(
    inRencontre({ declaration: { phrase: 'Mon cœur, mille baisers' } }).map((one) => [one.rule, one.found]),
  ).toEqual([
    ['ticket/phrase/undeclared', 'Mon cœur, mille baisers'],
    ['ticket/total-is-no-tier', '13\u00a0€'],
  ]);
});
