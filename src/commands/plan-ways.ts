import type { Money } from '../base/money.ts';
import type { Plan, PlanRow } from '../block/plan.ts';
import type { Composition, Tier } from '../reglement/reglement.ts';

/** A tier of a plan with the compositions that make it. */
export interface PlannedTier {
  readonly tier: Tier;
  readonly tickets: number;
  readonly compositions: readonly PlannedComposition[];
}

/** A composition with the deals that make it; where the règlement lists none, the amounts that are added up. */
export interface PlannedComposition {
  readonly terms: Composition;
  readonly tickets: number;
  readonly rows: readonly PlanRow[];
}

/** The rows of a plan by tier and composition, all in the plan's order. */
export const tiersOf = ({ game, rows }: Plan): readonly PlannedTier[] =>
  game.reglement.prizeTable.tiers.map((tier) => {
    const own = rows.filter((row) => row.tier === tier);
    return { tier, tickets: countOf(own), compositions: compositionsOf(own) };
  });

function compositionsOf(rows: readonly PlanRow[]): readonly PlannedComposition[] {
  const groups = new Map<string, { terms: Composition; rows: PlanRow[] }>();
  for (const row of rows) {
    const terms = row.composition ?? [...row.shares.values()].flat();
    const key = keyOf(terms);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { terms, rows: [row] });
    else group.rows.push(row);
  }
  return [...groups.values()].map((group) => ({ ...group, tickets: countOf(group.rows) }));
}

/** The same amounts in whichever order are one composition. */
const keyOf = (terms: readonly Money[]): string =>
  terms
    .map(({ cents }) => cents)
    .sort((a, b) => a - b)
    .join('+');

const countOf = (rows: readonly PlanRow[]): number => rows.reduce((total, { tickets }) => total + tickets, 0);
