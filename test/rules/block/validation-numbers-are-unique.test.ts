import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { altered, honestRencontre, numberOf, ticketAt, withTickets } from './faults.ts';

test('two tickets with one validation number are found, both by their numbers', () => {
  const block = honestRencontre();
  const { validation } = ticketAt(block, 40);
  const twice = altered(block, new Map([[4_321, (ticket) => ({ ...ticket, validation })]]));
  expect(foundIn(twice)).toEqual([
    `block/validation-numbers-are-unique: every ticket bears a validation number of its own, and 1 ticket bears that of another; among those that share one: ${numberOf(block, 40)}, ${numberOf(block, 4_321)}`,
  ]);
});

test('numbers that are missing or malformed are not called the same', () => {
  const block = honestRencontre();
  const bad: ReadonlyMap<number, string | null> = new Map([
    [1, null],
    [2, null],
    [3, '7'],
    [4, '7'],
  ]);
  const without = withTickets(
    block,
    block.tickets.map((ticket, at) => ({
      ...ticket,
      validation: bad.has(at) ? (bad.get(at) ?? null) : ticket.validation,
    })),
  );
  expect(foundIn(without)).toEqual([]);
});
