import type { PackRules } from '../../game/block-policy.ts';
import type { Keystream } from './keystream.ts';
import { Lot, shuffle } from './lot.ts';

/** Stands for a losing ticket among the indices of rows. */
export const LOSER = -1;

/** Blocks of keystream made at a time: the order of most packs takes no more. */
const BATCH = 16;

/** The tickets of a pack in their order: the index of the row that each wins by, or LOSER. */
export type PackOrder = Int16Array;

/**
 * Orders packs, each from its own stream.
 *
 * Why     the second of two levels. An order with too long a losing run is drawn again, whole, so that all orders that are
 *         allowed are as likely. Runs are counted around the pack, its last ticket followed by its first: else the first and
 *         last places would win less often than those in the middle
 */
export function packOrderer(
  { of, longestLosingRun }: PackRules,
  stream: Keystream,
): (pack: number, winners: readonly number[]) => PackOrder {
  const lot = new Lot(stream, BATCH);
  return (pack, winners) => {
    const order = new Int16Array(of).fill(LOSER);
    order.set(winners);
    lot.begin({ a: pack, b: 0 });
    do shuffle(order, lot);
    while (longestRun(order) > longestLosingRun);
    return order;
  };
}

/** Around the pack: the run at its end goes on at its beginning. */
function longestRun(order: PackOrder): number {
  let longest = 0;
  let run = 0;
  for (let round = 0; round < 2; round++) {
    for (const row of order) {
      run = row === LOSER ? run + 1 : 0;
      if (run > longest) longest = run;
    }
  }
  return Math.min(longest, order.length);
}
