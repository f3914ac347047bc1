import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestHappy, honestRencontre, numberOf, placeOf, withTickets } from './faults.ts';

test.each([
  ['happy-2014', honestHappy],
  ['rencontre-2007', honestRencontre],
])('an honest block of %s breaks no rule', (_, honest) => {
  expect(foundIn(honest())).toEqual([]);
});

test('the tickets of an honest block break no rule in any other order', () => {
  const block = honestRencontre();
  expect(foundIn(withTickets(block, block.tickets.toReversed()))).toEqual([]);
});

test('one ticket that is missing is found with its number, and nothing else is', () => {
  const block = honestHappy();
  const lost = placeOf(block, (total) => total === 0);
  expect(
    foundIn(
      withTickets(
        block,
        block.tickets.filter((_, at) => at !== lost),
      ),
    ),
  ).toEqual([
    `block/tickets-are-all-there: the block has 5,000 tickets, and 4,999 tickets are there: ${numberOf(block, lost)} are missing`,
  ]);
});

test('a winner that is missing is not called a prize that is missing as well', () => {
  const block = honestHappy();
  const lost = placeOf(block, (total) => total === 600);
  const left = block.tickets.filter((_, at) => at !== lost);
  expect(foundIn(withTickets(block, left))).toHaveLength(1);
});

test('stretches are named by their ends, the first five of them', () => {
  const block = honestHappy();
  const left = block.tickets.filter((_, at) => at % 100 > 1 || at >= 700);
  const stretches = [0, 100, 200, 300, 400].map(
    (at) => `${numberOf(block, at)} to ${numberOf(block, at + 1)}`,
  );
  expect(foundIn(withTickets(block, left))[0]).toBe(
    `block/tickets-are-all-there: the block has 5,000 tickets, and 4,986 tickets are there: ${stretches.join(', ')} and others are missing`,
  );
});
