import { Bug } from '../../base/fault.ts';
import type { Game } from '../../game/game.ts';
import type { Ticket, ZoneContent } from '../../game/ticket.ts';
import { classNames } from '../outcome.ts';
import { zoneWatch } from './all.ts';
import { type FeatureShape, UNKNOWN, type Watch } from './feature.ts';
import { NUMBER_WATCH } from './numbers.ts';
import { watchStock } from './stock.ts';
import { type WatchedZone, ZoneWins } from './wins.ts';

/**
 * A thing that is watched on a ticket, and where its tickets are counted.
 *
 * Shape   a table of three ways: value × what the zone wins (strata) × what the ticket wins (classes), one after the other
 *         from `offset` on. Two strata where it is only asked whether the zone wins, one where its win is not asked for
 */
export interface Feature extends FeatureShape {
  /** Null for what is of the whole ticket. */
  readonly surface: string | null;
  /** Null for what is of the whole surface. */
  readonly zone: string | null;
  /** Which of all zones of the game; UNKNOWN where it is of none. */
  readonly zoneAt: number;
  readonly strata: number;
  readonly offset: number;
}

/** Reads all features of a ticket, and counts them. */
export class FeatureTables {
  readonly features: readonly Feature[];
  readonly classes: number;
  readonly wins: ZoneWins;
  /** All tables, one after the other. */
  readonly counts: Uint32Array;
  /** By zone, what it wins and what the ticket wins: the zones' tables one after the other, those of `zoneTables`. */
  readonly zoneCounts: Uint32Array;
  readonly zoneTables: readonly ZoneTable[];
  readonly #values: Int32Array;
  readonly #surfaces: readonly SurfaceWatch[];

  constructor(game: Game) {
    this.wins = new ZoneWins(game);
    this.classes = classNames(game).length;
    this.#surfaces = game.surfaces.map((surface) => ({
      zones: surface.zones.length,
      zone: zoneWatch(surface),
      stock: watchStock(game, surface),
      mechanic: surface.mechanic,
    }));
    const { features, size } = laidOut(game, this.#surfaces, { wins: this.wins, classes: this.classes });
    this.features = features;
    this.counts = new Uint32Array(size);
    this.zoneTables = zoneTables(this.wins, this.classes);
    this.zoneCounts = new Uint32Array(sizeOf(this.zoneTables.at(-1), this.classes));
    this.#values = new Int32Array(features.length);
  }

  /** Counts a ticket of that class, whose wins by zone stand in `wins`. */
  count(ticket: Ticket, ofClass: number): void {
    this.#read(ticket);
    const { features, classes, counts } = this;
    const { places } = this.wins;
    for (let at = 0; at < features.length; at++) {
      const feature = features[at];
      const value = this.#values[at] ?? UNKNOWN;
      if (feature === undefined || value < 0) continue;
      const stratum =
        feature.strata === 1 ? 0 : Math.min(places[feature.zoneAt] ?? UNKNOWN, feature.strata - 1);
      if (stratum < 0) continue;
      const cell = feature.offset + (value * feature.strata + stratum) * classes + ofClass;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    this.#countZones(ofClass);
  }

  #countZones(ofClass: number): void {
    const { zoneTables, zoneCounts, classes } = this;
    const { places } = this.wins;
    for (let zone = 0; zone < zoneTables.length; zone++) {
      const place = places[zone] ?? UNKNOWN;
      if (place < 0) continue;
      const cell = (zoneTables[zone]?.offset ?? 0) + place * classes + ofClass;
      zoneCounts[cell] = (zoneCounts[cell] ?? 0) + 1;
    }
  }

  #read(ticket: Ticket): void {
    const values = this.#values;
    NUMBER_WATCH.read(ticket, values, 0);
    let at = NUMBER_WATCH.features.length;
    for (let index = 0; index < this.#surfaces.length; index++) {
      const watch = this.#surfaces[index];
      const content = ticket.surfaces[index];
      if (watch === undefined || content === undefined)
        throw new Bug('a ticket has not the surfaces of its game');
      watch.stock.read(content, values, at);
      at += watch.stock.features.length;
      for (let zone = 0; zone < watch.zones; zone++) {
        const held = content.zones[zone];
        if (held?.mechanic === watch.mechanic) watch.zone.read(held, values, at);
        else values.fill(UNKNOWN, at, at + watch.zone.features.length);
        at += watch.zone.features.length;
      }
    }
  }
}

/** Where the wins of one zone are counted: what it wins × what the ticket wins. */
export interface ZoneTable extends WatchedZone {
  readonly offset: number;
}

function zoneTables({ zones }: ZoneWins, classes: number): readonly ZoneTable[] {
  let offset = 0;
  return zones.map((zone) => {
    const table = { ...zone, offset };
    offset += zone.wins.length * classes;
    return table;
  });
}

const sizeOf = (last: ZoneTable | undefined, classes: number): number =>
  last === undefined ? 0 : last.offset + last.wins.length * classes;

interface SurfaceWatch {
  readonly zones: number;
  readonly mechanic: ZoneContent['mechanic'];
  readonly zone: Watch<ZoneContent>;
  readonly stock: ReturnType<typeof watchStock>;
}

/** The features of a game in the order that they are read, each with its place among the counts. */
function laidOut(
  game: Game,
  watches: readonly SurfaceWatch[],
  { wins, classes }: { readonly wins: ZoneWins; readonly classes: number },
): { readonly features: readonly Feature[]; readonly size: number } {
  const features: Feature[] = [];
  let size = 0;
  const add = (
    shapes: readonly FeatureShape[],
    where: Pick<Feature, 'surface' | 'zone' | 'zoneAt'>,
  ): void => {
    for (const shape of shapes) {
      const strata = strataOf(shape, wins.zones[where.zoneAt]?.wins.length ?? 1);
      features.push({ ...shape, ...where, strata, offset: size });
      size += shape.values.length * strata * classes;
    }
  };
  add(NUMBER_WATCH.features, { surface: null, zone: null, zoneAt: UNKNOWN });
  let zoneAt = 0;
  game.surfaces.forEach(({ id, zones }, index) => {
    const watch = watches[index];
    add(watch?.stock.features ?? [], { surface: id, zone: null, zoneAt: UNKNOWN });
    for (const zone of zones) add(watch?.zone.features ?? [], { surface: id, zone, zoneAt: zoneAt++ });
  });
  return { features, size };
}

function strataOf({ claims }: FeatureShape, wins: number): number {
  if (claims.includes('rest')) return wins;
  return claims.includes('free') ? Math.min(2, wins) : 1;
}
