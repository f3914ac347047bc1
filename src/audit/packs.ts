import type { PackRules } from '../game/block-policy.ts';
import { type BlockPlace, numberAt } from './block-place.ts';
import { ABSENT, FIRST_TIER, isWin, LOSS } from './outcome.ts';
import { NAMED } from './sighting.ts';

/** What packs hold, one number a pack. */
export interface PackCounts {
  /** Whether every ticket of the pack is there. */
  readonly isWhole: Uint8Array;
  readonly winners: Uint16Array;
  readonly high: Uint16Array;
  /** The longest run of losing tickets in the pack, and the ticket of the block that it begins with. */
  readonly longestRun: Uint16Array;
  readonly runStart: Uint32Array;
}

/** A pack that breaks a rule. */
export interface PackBreach {
  /** The number of its first ticket, or of the first of the run. */
  readonly from: string;
  readonly found: number;
}

export interface PackBreaches {
  readonly count: number;
  readonly first: readonly PackBreach[];
}

/** What the packs of a block hold, and which of them break a rule; packs with a ticket missing are not judged. */
export interface PackFacts {
  readonly counts: PackCounts;
  readonly rules: PackRules;
  readonly whole: number;
  /** Packs by their number of winners, from 0 on. */
  readonly byWinners: readonly number[];
  readonly longestRun: number;
  readonly tooFewWinners: PackBreaches;
  readonly tooManyWinners: PackBreaches;
  readonly tooManyHigh: PackBreaches;
  readonly tooLongRuns: PackBreaches;
}

export function packFacts(
  outcomes: Uint8Array,
  place: BlockPlace,
  { rules, isHigh }: { readonly rules: PackRules; readonly isHigh: (outcome: number) => boolean },
): PackFacts {
  const counts = packCounts(outcomes, place.packsOf, isHigh);
  const packs = counts.winners.length;
  const firstOf = (pack: number): string => numberAt(place, pack * place.packsOf);
  const breaches = (
    found: Uint16Array,
    isBreach: (found: number) => boolean,
    from = firstOf,
  ): PackBreaches => {
    const first: PackBreach[] = [];
    let count = 0;
    for (let pack = 0; pack < packs; pack++) {
      const value = found[pack] ?? 0;
      if (counts.isWhole[pack] === 0 || !isBreach(value)) continue;
      count += 1;
      if (first.length < NAMED) first.push({ from: from(pack), found: value });
    }
    return { count, first };
  };
  return {
    counts,
    rules,
    ...overview(counts, place.packsOf),
    tooFewWinners: breaches(counts.winners, (winners) => winners < rules.least),
    tooManyWinners: breaches(counts.winners, (winners) => winners > rules.most),
    tooManyHigh: breaches(counts.high, (high) => high > rules.high.most),
    tooLongRuns: breaches(
      counts.longestRun,
      (run) => run > rules.longestLosingRun,
      (pack) => numberAt(place, counts.runStart[pack] ?? 0),
    ),
  };
}

function overview({ isWhole, winners, longestRun }: PackCounts, packsOf: number) {
  const byWinners = Array.from({ length: packsOf + 1 }, () => 0);
  let [whole, longest] = [0, 0];
  for (let pack = 0; pack < winners.length; pack++) {
    if (isWhole[pack] === 0) continue;
    whole += 1;
    const count = winners[pack] ?? 0;
    byWinners[count] = (byWinners[count] ?? 0) + 1;
    longest = Math.max(longest, longestRun[pack] ?? 0);
  }
  return { whole, byWinners, longestRun: longest };
}

/** Why  what is neither won nor lost (a misprint) breaks a losing run: its buyer is refunded */
function packCounts(outcomes: Uint8Array, packsOf: number, isHigh: (outcome: number) => boolean): PackCounts {
  const packs = Math.floor(outcomes.length / packsOf);
  const isWhole = new Uint8Array(packs).fill(1);
  const [winners, high, longestRun] = [
    new Uint16Array(packs),
    new Uint16Array(packs),
    new Uint16Array(packs),
  ];
  const runStart = new Uint32Array(packs);
  for (let pack = 0; pack < packs; pack++) {
    let run = 0;
    for (let at = pack * packsOf; at < (pack + 1) * packsOf; at++) {
      const outcome = outcomes[at] ?? ABSENT;
      if (outcome === ABSENT) isWhole[pack] = 0;
      if (isWin(outcome)) winners[pack] = (winners[pack] ?? 0) + 1;
      if (isHigh(outcome)) high[pack] = (high[pack] ?? 0) + 1;
      run = outcome === LOSS ? run + 1 : 0;
      if (run > (longestRun[pack] ?? 0)) {
        longestRun[pack] = run;
        runStart[pack] = at - run + 1;
      }
    }
  }
  return { isWhole, winners, high, longestRun, runStart };
}

/** Whether an outcome is a prize of which a pack holds few, by the cents of the tiers in the prize table's order. */
export const highOutcomes =
  (tiers: readonly number[], from: number) =>
  (outcome: number): boolean =>
    outcome >= FIRST_TIER && (tiers[outcome - FIRST_TIER] ?? 0) >= from;
