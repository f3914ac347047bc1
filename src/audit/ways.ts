import { formatMoney, type Money } from '../base/money.ts';
import type { Game, Surface } from '../game/game.ts';
import type { Composition, Tier } from '../reglement/reglement.ts';

/**
 * One way to win that a plan names, and how many tickets of a block are to win by it.
 *
 * Why     the plan as plain data: the audit counts tickets against it and knows nothing of how they are dealt
 */
export interface PlannedWay {
  readonly tier: Tier;
  /** As the règlement lists it; null where it leaves the split open. */
  readonly composition: Composition | null;
  /** What the winning zones of each surface win, by surface id. */
  readonly shares: ReadonlyMap<string, readonly Money[]>;
  readonly tickets: number;
}

/** What the zones of each surface win, in words that do not depend on which zones they are: `600|` or `2000+2000|900`. */
export const keyOfShares = ({ surfaces }: Game, shares: PlannedWay['shares']): string =>
  surfaces
    .map(({ id }) =>
      (shares.get(id) ?? [])
        .map(({ cents }) => cents)
        .sort(descending)
        .join('+'),
    )
    .join('|');

/** The same of a ticket, from the cents that its zones win. */
export function keyOfWins({ surfaces }: Game, cents: Int32Array): string {
  let key = '';
  let at = 0;
  for (let index = 0; index < surfaces.length; index++) {
    const zones = surfaces[index]?.zones.length ?? 0;
    if (index > 0) key += '|';
    key += surfaceKey(cents, at, at + zones);
    at += zones;
  }
  return key;
}

/** Why  most surfaces win in one zone or none, which needs no sorting */
function surfaceKey(cents: Int32Array, from: number, to: number): string {
  let [count, last] = [0, 0];
  for (let zone = from; zone < to; zone++) {
    const won = cents[zone] ?? 0;
    if (won === 0) continue;
    count += 1;
    last = won;
  }
  if (count < 2) return count === 0 ? '' : String(last);
  return [...cents.subarray(from, to)]
    .filter((won) => won > 0)
    .sort(descending)
    .join('+');
}

const descending = (a: number, b: number): number => b - a;

/** What a key says, for people: `20 € + 20 € (mois), 9 € (bonus)`; surfaces by their ids, or as `nameOf` has them. */
export function waysInWords(
  { surfaces }: Game,
  key: string,
  nameOf: (surface: Surface) => string = ({ id }) => id,
): string {
  const parts = key.split('|');
  return surfaces
    .flatMap((surface, index) => {
      const won = parts[index] ?? '';
      return won === '' ? [] : [`${won.split('+').map(inEuros).join(' + ')} (${nameOf(surface)})`];
    })
    .join(', ');
}

const inEuros = (cents: string): string => formatMoney({ cents: Number(cents), currency: 'EUR' });
