import { expect, test } from 'vitest';
import { foundIn, type SmallBlock } from '../../../audit/small-blocks.ts';
import { exchanged, honestHappy, numberOf, PACK, placeOf, totals, winnersIn } from '../faults.ts';

/** The first pack with so many winners, taken from packs that have enough. */
function rich(block: SmallBlock, winners: number): SmallBlock {
  let richer = block;
  while (winnersIn(totals(richer), 0) < winners) {
    const to = placeOf(richer, (total, at) => total === 0 && at < PACK);
    const from = placeOf(richer, (total, at, own) => total > 0 && total < 10_000 && at >= PACK && own > 12);
    richer = exchanged(richer, from, to);
  }
  return richer;
}

test('a pack may hold 16 winners', () => {
  expect(foundIn(rich(honestHappy(), 16))).toEqual([]);
});

test('and not 17', () => {
  const block = honestHappy();
  expect(foundIn(rich(block, 17))).toEqual([
    `block/packs/hold-no-more-winners: a pack holds 16 winners at most, and 1 pack holds more: 17 from ${numberOf(block, 0)} on`,
  ]);
});
