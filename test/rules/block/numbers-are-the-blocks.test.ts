import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestHappy, numberOf, ticketAt, withTickets } from './faults.ts';

const SAID = (first: string, last: string, found: string): string =>
  `block/numbers-are-the-blocks: numbers of the block are ${first} to ${last}, and ${found}`;

const withStranger = (number: string | null): readonly string[] => {
  const block = honestHappy();
  return foundIn(withTickets(block, [...block.tickets, { ...ticketAt(block, 3), number }]));
};

test('a ticket beyond the last one of the block is found', () => {
  const block = honestHappy();
  const [first, last, next] = [0, 4_999, 5_000].map((at) => numberOf(block, at));
  expect(withStranger(next ?? '')).toEqual([
    SAID(first ?? '', last ?? '', `1 record bears none of them: ${next}`),
  ]);
});

test.each([
  ['a wrong check digit', '2140100000000009'],
  ['another emission', '2140200000000003'],
  ['a ticket that no pack has', '2140100000000500'],
  ['15 digits', '214010000000000'],
])('a number with %s is none of the block’s', (_, number) => {
  const block = honestHappy();
  expect(withStranger(number)).toEqual([
    SAID(numberOf(block, 0), numberOf(block, 4_999), `1 record bears none of them: ${number}`),
  ]);
});

test('a record without a number is none of the block’s', () => {
  const block = honestHappy();
  expect(withStranger(null)).toEqual([
    SAID(numberOf(block, 0), numberOf(block, 4_999), '1 record bears none of them: no number'),
  ]);
});
