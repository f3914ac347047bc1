import { formatMoney } from '../base/money.ts';
import type { Tier } from '../reglement/reglement.ts';
import { numberAt } from './block-place.ts';
import { validationDoubles } from './doubles.ts';
import { type Fairness, fairnessOf } from './fairness/fairness.ts';
import { type Gaps, gapsIn } from './gaps.ts';
import { ANOMALY, DISPUTED, FIRST_TIER, LOSS, NO_TIER } from './outcome.ts';
import { highOutcomes, type PackFacts, packFacts } from './packs.ts';
import { NAMED, type Sighting } from './sighting.ts';
import type { Tally, TallyOrder } from './tally.ts';
import type { PlannedWay } from './ways.ts';

/** All that an audit finds out about one block: figures, none of them a judgement yet. */
export interface BlockAudit {
  readonly order: TallyOrder;
  /** Records that were entered, and how many of them hold a place of the block. */
  readonly entered: number;
  readonly placed: number;
  readonly tiers: readonly { readonly tier: Tier; readonly found: number }[];
  readonly losers: number;
  /** Tickets that win what is no prize of the table, that are misprints, that the règlement does not decide. */
  readonly noTier: Sighting;
  readonly anomalies: Sighting;
  readonly disputed: Sighting;
  readonly ways: readonly { readonly way: PlannedWay; readonly found: number }[];
  /** Ways that no plan names, with their tickets, the most frequent first. */
  readonly strangeWays: readonly { readonly key: string; readonly found: number }[];
  readonly missing: Gaps;
  readonly strangers: Sighting;
  readonly doubles: Sighting;
  readonly validationDoubles: Sighting;
  readonly packs: PackFacts;
  readonly fairness: Fairness;
}

/** What a whole tally comes to. */
export function auditOf(tally: Tally): BlockAudit {
  const { order, counts, ledger, tables } = tally;
  const { game, place, pack } = order;
  const { tiers } = game.reglement.prizeTable;
  const { outcomes } = ledger;
  const found = countsByOutcome(outcomes);
  const packs = packFacts(outcomes, place, {
    rules: pack,
    isHigh: highOutcomes(
      tiers.map(({ prize }) => prize.cents),
      pack.high.from.cents,
    ),
  });
  const sighting = (outcome: number): Sighting => ({
    count: found[outcome] ?? 0,
    first: firstOf(outcomes, outcome).map((index) => numberAt(place, index)),
  });
  const prizes = tiers.map(({ prize }) => formatMoney(prize));
  const missing = gapsIn(outcomes, place);
  return {
    order,
    entered: counts.entered,
    placed: place.tickets - missing.count,
    tiers: tiers.map((tier, at) => ({ tier, found: found[FIRST_TIER + at] ?? 0 })),
    losers: found[LOSS] ?? 0,
    noTier: sighting(NO_TIER),
    anomalies: sighting(ANOMALY),
    disputed: sighting(DISPUTED),
    ways: (order.ways ?? []).map((way, at) => ({ way, found: counts.ways[at] ?? 0 })),
    strangeWays: [...counts.strangeWays]
      .map(([key, count]) => ({ key, found: count }))
      .sort((a, b) => b.found - a.found || (a.key < b.key ? -1 : 1)),
    missing,
    strangers: counts.strangers,
    doubles: counts.doubles,
    validationDoubles: validationDoubles(ledger.validations, place),
    packs,
    fairness: fairnessOf(tables, { outcomes, packsOf: place.packsOf, packs, prizes }),
  };
}

function countsByOutcome(outcomes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function firstOf(outcomes: Uint8Array, outcome: number): readonly number[] {
  const first: number[] = [];
  for (
    let at = outcomes.indexOf(outcome);
    at >= 0 && first.length < NAMED;
    at = outcomes.indexOf(outcome, at + 1)
  ) {
    first.push(at);
  }
  return first;
}
