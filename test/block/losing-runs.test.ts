import { expect, it } from 'vitest';
import { keptOrders } from '../../src/block/losing-runs.ts';

/** All orders of a small pack, as bits: 1 wins. */
function counted(tickets: number, winners: number, longest: number): { kept: bigint; all: bigint } {
  const orders = Array.from({ length: 2 ** tickets }, (_, bits) => bits.toString(2).padStart(tickets, '0'));
  const all = orders.filter((order) => order.replaceAll('0', '').length === winners);
  const kept = all.filter((order) => !(order + order).slice(0, -1).includes('0'.repeat(longest + 1)));
  return { kept: BigInt(kept.length), all: BigInt(all.length) };
}

it('as many orders of a pack are kept as are found by looking at each', () => {
  for (const tickets of [2, 5, 8]) {
    for (let winners = 1; winners <= tickets; winners++) {
      for (let longest = 0; longest < tickets; longest++) {
        expect([tickets, winners, longest, keptOrders({ tickets, winners, longest })]).toEqual([
          tickets,
          winners,
          longest,
          counted(tickets, winners, longest),
        ]);
      }
    }
  }
});

it('a pack without a winner is one run, as long as the pack', () => {
  expect(keptOrders({ tickets: 5, winners: 0, longest: 4 })).toEqual({ kept: 0n, all: 1n });
  expect(keptOrders({ tickets: 5, winners: 0, longest: 5 })).toEqual({ kept: 1n, all: 1n });
});
