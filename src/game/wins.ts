import type { Money } from '../base/money.ts';
import type { Verdict } from './verdict.ts';

/**
 * What each surface of a winning ticket wins, surfaces that win nothing left out: the multiset that a composition lists.
 *
 * Order   ascending, as prize tables list them; empty for every verdict but a win
 */
export function surfaceWins(verdict: Verdict): readonly Money[] {
  if (verdict.kind !== 'win') return [];
  const cents = new Map<string, number>();
  for (const { surface, amount } of verdict.gains) {
    cents.set(surface, (cents.get(surface) ?? 0) + amount.cents);
  }
  return [...cents.values()].sort((a, b) => a - b).map((won) => ({ cents: won, currency: 'EUR' }));
}
