import type { FeatureTables } from '../features/tables.ts';
import { featureCounts } from './feature-counts.ts';
import { featureTrials } from './feature-trials.ts';
import { adjusted } from './holm.ts';
import { type Leaks, leaksOf } from './leaks.ts';
import { expectations, type OrderSubject, orderTrials, winsByPlace } from './order-trials.ts';
import type { FairnessTest, Untested } from './test.ts';

/** The chance that all tests together accuse a block in which nothing is wrong. */
export const LEVEL = 0.001;

/** How fair a block is: every test with its level, what could not be tested, and what scratching one zone tells. */
export interface Fairness {
  readonly level: number;
  readonly tests: readonly FairnessTest[];
  readonly untested: readonly Untested[];
  readonly leaks: Leaks;
  readonly places: ReturnType<typeof winsByPlace>;
}

export function fairnessOf(tables: FeatureTables, order: OrderSubject): Fairness {
  const counts = featureCounts(tables);
  const expected = expectations(order);
  const attempts = [...orderTrials(order, expected), ...featureTrials(counts)];
  const trials = attempts.flatMap((attempt) => ('trial' in attempt ? [attempt.trial] : []));
  const held = adjusted(trials.map(({ p }) => p));
  return {
    level: LEVEL,
    tests: trials.map((trial, at) => {
      const p = held[at] ?? 1;
      return { ...trial, adjusted: p, isRejected: p <= LEVEL };
    }),
    untested: attempts.flatMap((attempt) => ('untested' in attempt ? [attempt.untested] : [])),
    leaks: leaksOf(counts, order),
    places: winsByPlace(order, expected),
  };
}
