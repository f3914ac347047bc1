import { expect, test } from 'vitest';
import { foundIn } from '../../../audit/small-blocks.ts';
import { exchanged, honestHappy, numberOf, PACK, placeOf } from '../faults.ts';

test('a second prize from 100 € up in one pack is found', () => {
  const block = honestHappy();
  const high = placeOf(block, (total) => total >= 10_000);
  const pack = Math.floor(high / PACK);
  const other = placeOf(block, (total, at) => total >= 10_000 && Math.floor(at / PACK) !== pack);
  const low = placeOf(block, (total, at) => total > 0 && total < 10_000 && Math.floor(at / PACK) === pack);
  expect(foundIn(exchanged(block, other, low))).toEqual([
    `block/packs/hold-few-high-prizes: a pack holds 1 at most of the prizes from 100\u00a0€ up, and 1 pack holds more: 2 from ${numberOf(block, pack * PACK)} on`,
  ]);
});
