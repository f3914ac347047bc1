import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestHappy, numberOf, ticketAt, withTickets } from './faults.ts';

test('a record that comes twice is found as that alone', () => {
  const block = honestHappy();
  expect(foundIn(withTickets(block, [...block.tickets, ticketAt(block, 7)]))).toEqual([
    `block/numbers-are-unique: every ticket bears a number of its own, and 1 record bears that of an earlier one: ${numberOf(block, 7)}`,
  ]);
});

test('of many, the first five are named and the others counted', () => {
  const block = honestHappy();
  const again = block.tickets.slice(0, 12);
  const named = [0, 1, 2, 3, 4].map((at) => numberOf(block, at)).join(', ');
  expect(foundIn(withTickets(block, [...block.tickets, ...again]))).toEqual([
    `block/numbers-are-unique: every ticket bears a number of its own, and 12 records bear that of an earlier one: ${named} and 7 more`,
  ]);
});
