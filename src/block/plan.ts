import { createHash } from 'node:crypto';
import { Bug, InputError } from '../base/fault.ts';
import type { PackRules } from '../game/block-policy.ts';
import type { Game } from '../game/game.ts';
import type { Composition, Tier } from '../reglement/reglement.ts';
import type { Shares } from './make/ticket.ts';
import { refuseImpossible, resized } from './pack-rules.ts';
import { planRows } from './plan-rows.ts';
import { planText, type UnnamedPlan } from './plan-text.ts';
import { type Wardrobe, wardrobes } from './wardrobes.ts';

/** The edition of the deal that SPEC.md describes: another one deals other tickets from the same key. */
export const PLAN_VERSION = 1;

/**
 * How many tickets of a block win what, in which way, and by which rules they are packed and dressed.
 *
 * Shape   the rows' tickets and the losers are the block, exactly
 */
export interface Plan {
  readonly version: typeof PLAN_VERSION;
  /** SHA-256 of the plan's canonical text, in hexadecimal: plans that deal alike have the same. */
  readonly hash: string;
  readonly game: Game;
  readonly pack: PackRules;
  readonly packs: number;
  /** In the order of the prize table, then of its compositions, then of their deals; only rows that have tickets. */
  readonly rows: readonly PlanRow[];
  readonly losers: number;
  /** One for each surface of the game, in its order. */
  readonly wardrobes: readonly Wardrobe[];
}

/** One way to win: so many tickets of every block are made like this. */
export interface PlanRow {
  readonly tier: Tier;
  /** As the règlement lists it; null where it leaves the split open. */
  readonly composition: Composition | null;
  readonly shares: Shares;
  readonly tickets: number;
}

/** Whether the row's prize is one of those that a pack holds few of. */
export const isHigh = ({ tier }: PlanRow, { high }: PackRules): boolean =>
  tier.prize.cents >= high.from.cents;

/**
 * The plan of a game's blocks in packs of its own size, or of another one.
 *
 * Throws  InputError naming tier and composition, or the pack rule, that cannot be kept
 */
export function planOf(game: Game, packsOf: number = game.policy.pack.of): Plan {
  const { code, pack: own } = game.policy;
  if (!/^[0-9]{3}$/.test(code) || code === '000') {
    throw new InputError(`the policy's code ${JSON.stringify(code)} is not three digits other than 000`);
  }
  const pack = packsOf === own.of ? own : resized(own, packsOf);
  const rows = planRows(game);
  const tickets = game.reglement.blockSize;
  const winners = count(rows);
  refuseImpossible(pack, { tickets, winners, high: count(rows.filter((row) => isHigh(row, pack))) });
  const unnamed: UnnamedPlan = {
    version: PLAN_VERSION,
    game,
    pack,
    packs: tickets / pack.of,
    rows,
    losers: tickets - winners,
    wardrobes: wardrobes(game, rows),
  };
  proveSums(unnamed);
  return { ...unnamed, hash: createHash('sha256').update(planText(unnamed)).digest('hex') };
}

const count = (rows: readonly PlanRow[]): number => rows.reduce((total, { tickets }) => total + tickets, 0);

/** Throws  Bug unless rows are the prize table, tier by tier, in tickets and in euros */
function proveSums({ game, rows, losers }: UnnamedPlan): void {
  const { prizeTable, blockSize } = game.reglement;
  for (const tier of prizeTable.tiers) {
    if (count(rows.filter((row) => row.tier === tier)) !== tier.tickets) {
      throw new Bug(`the rows of ${tier.prize.cents} cents are not its ${tier.tickets} tickets`);
    }
  }
  const cents = rows.reduce((total, { tickets, shares }) => {
    const won = [...shares.values()].flat().reduce((sum, amount) => sum + amount.cents, 0);
    return total + tickets * won;
  }, 0);
  if (cents !== prizeTable.total.cents) throw new Bug(`the rows pay ${cents} cents, not the table's total`);
  if (count(rows) + losers !== blockSize || losers < 0) throw new Bug('winners and losers are not the block');
}
