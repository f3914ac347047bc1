import { Bug } from '../../base/fault.ts';
import { formatMoney, ZERO } from '../../base/money.ts';
import type { Game, Surface } from '../../game/game.ts';
import type { Verdict } from '../../game/verdict.ts';
import { winnable } from '../../game/winnable.ts';
import { UNKNOWN } from './feature.ts';

/** One zone of a game, counted over all its surfaces. */
export interface WatchedZone {
  readonly surface: Surface;
  readonly zone: string;
  /** What the zone may win, in words: « perd » first, then the amounts. */
  readonly wins: readonly string[];
}

/**
 * What each zone of the last ticket wins: read from a verdict once, asked for by every feature.
 *
 * Why     one row for all tickets, so that two million of them make no garbage
 */
export class ZoneWins {
  readonly zones: readonly WatchedZone[];
  /** By zone: cents of the last ticket. */
  readonly cents: Int32Array;
  /** By zone: the place of what it wins among `wins`, from 0 where it loses; UNKNOWN where it is none of them. */
  readonly places: Int32Array;
  readonly #at: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #placeOf: readonly ReadonlyMap<number, number>[];

  constructor({ surfaces, reglement }: Game) {
    const most = reglement.prizeTable.tiers.reduce(
      (high, { prize }) => (prize.cents > high.cents ? prize : high),
      ZERO,
    );
    const zones: WatchedZone[] = [];
    const placeOf: ReadonlyMap<number, number>[] = [];
    const at = new Map<string, ReadonlyMap<string, number>>();
    for (const surface of surfaces) {
      const amounts = winnable({ ...surface, zones: surface.zones.slice(0, 1) }, most);
      const wins = ['perd', ...amounts.map(formatMoney)];
      const places = new Map([0, ...amounts.map(({ cents }) => cents)].map((cents, place) => [cents, place]));
      at.set(surface.id, new Map(surface.zones.map((zone, index) => [zone, zones.length + index])));
      for (const zone of surface.zones) {
        zones.push({ surface, zone, wins });
        placeOf.push(places);
      }
    }
    this.zones = zones;
    this.#placeOf = placeOf;
    this.#at = at;
    this.cents = new Int32Array(zones.length);
    this.places = new Int32Array(zones.length);
  }

  read(verdict: Verdict): void {
    const { cents, places } = this;
    cents.fill(0);
    places.fill(0);
    if (verdict.kind !== 'win') return;
    for (const { surface, zone, amount } of verdict.gains) {
      const at = this.#at.get(surface)?.get(zone);
      if (at === undefined)
        throw new Bug(`a verdict names a zone ${zone} of ${surface}, which no ticket has`);
      const won = (cents[at] ?? 0) + amount.cents;
      cents[at] = won;
      places[at] = this.#placeOf[at]?.get(won) ?? UNKNOWN;
    }
  }
}
