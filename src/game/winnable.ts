import type { Money } from '../base/money.ts';
import type { Gain } from '../reglement/reglement.ts';
import type { Surface } from './game.ts';
import type { MechanicId } from './mechanics/mechanic.ts';

/**
 * Every amount other than 0 € that a surface may win by its law, none above `limit`.
 *
 * Order   ascending
 */
export function winnable(surface: Surface, limit: Money): readonly Money[] {
  const inZone = [...SINGLE_ZONE[surface.mechanic](surface)].filter((cents) => cents > 0);
  let sums = new Set([0]);
  for (let zone = 0; zone < surface.zones.length; zone++) {
    sums = new Set([...sums, ...plus(sums, inZone)].filter((cents) => cents <= limit.cents));
  }
  sums.delete(0);
  return [...sums].sort((a, b) => a - b).map((cents) => ({ cents, currency: 'EUR' }));
}

/** What one zone of a surface may win, in cents. */
const SINGLE_ZONE: Readonly<Record<MechanicId, (surface: Surface) => Iterable<number>>> = {
  twins: tableAmounts,
  amount: tableAmounts,
  arrow: tableAmounts,
  words: ({ law }) => sumsOf(law.winningWords ?? [], Number.POSITIVE_INFINITY),
  pairs: ({ law, places }) => sumsOf(law.winningPairs ?? [], Math.floor(places / 2)),
};

function tableAmounts(surface: Surface): readonly number[] {
  return (surface.transcriptions ?? []).map(({ amount }) => amount.cents);
}

/** All sums of at most so many gains, each taken once. */
function sumsOf(gains: readonly Gain[], most: number): ReadonlySet<number> {
  let reached: readonly { readonly cents: number; readonly taken: number }[] = [{ cents: 0, taken: 0 }];
  for (const { wins } of gains) {
    const further = reached.filter(({ taken }) => taken < most);
    reached = [
      ...reached,
      ...further.map(({ cents, taken }) => ({ cents: cents + wins.cents, taken: taken + 1 })),
    ];
  }
  return new Set(reached.map(({ cents }) => cents));
}

function* plus(sums: Iterable<number>, amounts: readonly number[]): Generator<number> {
  for (const sum of sums) for (const amount of amounts) yield sum + amount;
}
