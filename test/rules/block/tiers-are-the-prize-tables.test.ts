import { expect, test } from 'vitest';
import { foundIn } from '../../audit/small-blocks.ts';
import { honestHappy, placeOf, ticketAt, withContents } from './faults.ts';

const RULE = 'block/tiers-are-the-prize-tables';

test('a loser that is made a winner of 6 € is a ticket over the table', () => {
  const block = honestHappy();
  const winner = ticketAt(
    block,
    placeOf(block, (total) => total === 600),
  );
  const loser = placeOf(block, (total, _, winners) => total === 0 && winners < 16);
  expect(foundIn(withContents(block, loser, winner.surfaces))).toEqual([
    `${RULE}: the block has 735 tickets of 6\u00a0€ by its prize table (3), and 736 tickets win that: 1 ticket over the table`,
  ]);
});

test('a winner of 9 € that is made one of 6 € is missing there and over the table here', () => {
  const block = honestHappy();
  const [six, nine] = [600, 900].map((cents) => placeOf(block, (total) => total === cents));
  expect(foundIn(withContents(block, nine ?? 0, ticketAt(block, six ?? 0).surfaces))).toEqual([
    `${RULE}: the block has 250 tickets of 9\u00a0€ by its prize table (3), and 249 tickets win that: 1 ticket too few`,
    `${RULE}: the block has 735 tickets of 6\u00a0€ by its prize table (3), and 736 tickets win that: 1 ticket over the table`,
  ]);
});
