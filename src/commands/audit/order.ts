import { blockFrom } from '../../audit/block-place.ts';
import type { TallyOrder } from '../../audit/tally.ts';
import type { BlockFile } from '../../block/block-file.ts';
import type { Plan } from '../../block/plan.ts';

/** What a block of grattage is counted by: its own numbers, packs and plan. */
export const orderOf = (plan: Plan, file: BlockFile): TallyOrder => ({
  game: plan.game,
  place: blockFrom(file.firstNumber, { packsOf: file.packsOf, tickets: file.tickets }),
  pack: plan.pack,
  ways: plan.rows,
});
