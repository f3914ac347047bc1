import { expect, test } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestHappy, numberOf, placeOf, ticketAt, withContents, withZone } from './faults.ts';

test('a ticket that wins 15 €, which is no prize, is over the table', () => {
  const block = honestHappy();
  const loser = placeOf(block, (total, _, winners) => total === 0 && winners < 16);
  const six = { amount: euros(6), transcription: 'SIX', star: null, transcriptionAt: null };
  const nine = { amount: euros(9), transcription: 'NEUF', star: null, transcriptionAt: null };
  const inMonth = withZone(ticketAt(block, loser).surfaces, ['mois', 0], () => ({
    mechanic: 'twins',
    marks: ['lune', 'lune'],
    amount: six,
  }));
  const both = withZone(inMonth, ['bonus', 0], () => ({ mechanic: 'amount', amount: nine }));
  expect(foundIn(withContents(block, loser, both))).toEqual([
    `block/totals-are-prizes: every ticket that wins wins a prize of the table, and 1 ticket over the table wins another sum: ${numberOf(block, loser)}`,
  ]);
});
