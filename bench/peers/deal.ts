import { type BlockFile, newBlock } from '../../src/block/block-file.ts';
import { type Deal, openDeal } from '../../src/block/deal/deal.ts';
import { planOf } from '../../src/block/plan.ts';
import type { Game } from '../../src/game/game.ts';
import type { BlockOrder } from '../../src/imaging/open-line.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { orderOf } from '../../src/imposition/press-order.ts';

/** A key that no block is ever sold with. */
export const BENCH_KEY = Uint8Array.from({ length: 32 }, (_, at) => (at * 53 + 7) % 256);

const MAKINGS = { emission: '01', block: 1, key: BENCH_KEY, salt: new Uint8Array(32) } as const;

/** The block that every figure beside the peers is about. */
export const benchDeal = (game: Game): Deal => openDeal(planOf(game), MAKINGS);

/** The same, sealed. */
export const benchBlock = (game: Game): BlockFile => newBlock(planOf(game), MAKINGS);

/** On the sheets that the block is printed on. */
export function benchOrder({ plan }: Deal): BlockOrder {
  const press = loadPress('b1');
  const pack = plan.pack.of;
  return { press, order: orderOf(press, pack), pack };
}
