import { auditOf, type BlockAudit } from '../../src/audit/audit.ts';
import { blockFrom } from '../../src/audit/block-place.ts';
import { Tally } from '../../src/audit/tally.ts';
import { times } from '../../src/base/money.ts';
import { openDeal } from '../../src/block/deal/deal.ts';
import { type Plan, planOf } from '../../src/block/plan.ts';
import type { Game } from '../../src/game/game.ts';
import { play } from '../../src/game/play/play.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { BLOCK_RULES, FAIRNESS_RULES } from '../../src/rules/profile/block.ts';
import { run } from '../../src/rules/run.ts';
import { euros, happy, rencontre } from '../game/records.ts';

/** Whole blocks of 5,000 tickets, dealt with a key that is no secret, and what an audit finds in them. */

/** The game with another size of its blocks, and as many tickets to each of its tiers as are named. */
const scaled = (game: Game, blockSize: number, tickets: readonly number[]): Game => {
  const tiers = game.reglement.prizeTable.tiers.map((tier, at) => {
    const count = tickets[at] ?? 0;
    return { ...tier, tickets: count, total: times(count, tier.prize) };
  });
  const total = euros(tiers.reduce((cents, tier) => cents + tier.total.cents, 0) / 100);
  const winners = tickets.reduce((sum, count) => sum + count, 0);
  return {
    ...game,
    reglement: { ...game.reglement, blockSize, prizeTable: { tiers, winners, total } },
  };
};

export const smallHappy = scaled(happy, 5_000, [1, 2, 8, 32, 68, 250, 735]);
export const smallRencontre = scaled(rencontre, 5_000, [1, 3, 4, 20, 103, 147, 433, 770]);

/** A block that was dealt whole. */
export interface SmallBlock {
  readonly plan: Plan;
  readonly tickets: readonly Ticket[];
}

/** The whole block of a game with the key that holds this byte throughout. */
export function dealt(game: Game, byte = 1): SmallBlock {
  const plan = planOf(game);
  const deal = openDeal(plan, { emission: '01', block: 1, key: new Uint8Array(32).fill(byte) });
  return { plan, tickets: [...deal].map(({ ticket }) => ticket) };
}

/** Counts these tickets as the block of a plan. */
export function tallied({ plan, tickets }: SmallBlock): Tally {
  const first = dealtFirst(plan);
  const tally = new Tally({
    game: plan.game,
    place: blockFrom(first, { packsOf: plan.pack.of, tickets: plan.packs * plan.pack.of }),
    pack: plan.pack,
    ways: plan.rows,
  });
  for (const ticket of tickets) tally.enter(ticket, play(plan.game, ticket));
  return tally;
}

const dealtFirst = (plan: Plan): string =>
  openDeal(plan, { emission: '01', block: 1, key: new Uint8Array(32) }).ticket(0).ticket.number ?? '';

export const audited = (block: SmallBlock): BlockAudit => auditOf(tallied(block));

/** All that the rules find in a block, as `rule: message`. */
export const foundIn = (block: SmallBlock): readonly string[] =>
  run([...BLOCK_RULES, ...FAIRNESS_RULES], audited(block)).map(({ rule, message }) => `${rule}: ${message}`);

/** The rules that find anything in a block, each once. */
export const rulesBroken = (block: SmallBlock): readonly string[] => [
  ...new Set(run([...BLOCK_RULES, ...FAIRNESS_RULES], audited(block)).map(({ rule }) => rule)),
];
