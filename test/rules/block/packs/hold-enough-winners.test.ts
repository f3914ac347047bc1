import { expect, test } from 'vitest';
import { foundIn, type SmallBlock } from '../../../audit/small-blocks.ts';
import {
  exchanged,
  honestHappy,
  numberOf,
  PACK,
  packsInOrder,
  placeOf,
  totals,
  winnersIn,
} from '../faults.ts';

/** The first pack with so few winners, the rest of them given to packs that have room. */
function poor(block: SmallBlock, winners: number): SmallBlock {
  let poorer = block;
  while (winnersIn(totals(poorer), 0) > winners) {
    const from = placeOf(poorer, (total, at) => total > 0 && total < 10_000 && at < PACK);
    const to = placeOf(poorer, (total, at, own) => total === 0 && at >= PACK && own < 12);
    poorer = exchanged(poorer, from, to);
  }
  return packsInOrder(poorer, (won, pack) => (pack === 0 ? spread(won) : won.map((_, at) => at)));
}

/** Winners as far from each other as they can be. */
function spread(won: readonly number[]): readonly number[] {
  const [winners = [], losers = []] = [true, false].map((is) =>
    won.flatMap((total, at) => (total > 0 === is ? [at] : [])),
  );
  return won.map((_, at) => {
    const count = won.filter((total) => total > 0).length;
    const isTurn = Math.floor(((at + 1) * count) / PACK) > Math.floor((at * count) / PACK);
    return (isTurn ? winners.shift() : losers.shift()) ?? losers.shift() ?? winners.shift() ?? 0;
  });
}

test('a pack may hold 6 winners', () => {
  expect(foundIn(poor(honestHappy(), 6))).toEqual([]);
});

test('and not 5', () => {
  const block = honestHappy();
  expect(foundIn(poor(block, 5))).toEqual([
    `block/packs/hold-enough-winners: a pack holds 6 winners at least, and 1 pack holds fewer: 5 from ${numberOf(block, 0)} on`,
  ]);
});
