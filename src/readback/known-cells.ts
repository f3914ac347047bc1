import type { Game, Surface } from '../game/game.ts';
import { surfaceOf } from '../game/game.ts';
import { asSeen } from './lettering.ts';
import type { MapBox, MapCell, MapPart, MapSlot, MapSurface, ReadingMap } from './reading-map.ts';
import type { SeenPart } from './seen.ts';

/** A slot of the recto, in the order of the map. */
export interface Slot extends MapSlot {
  /** Its place among all slots. */
  readonly index: number;
  readonly surface: KnownSurface;
  /** The zone's place in its surface, from 0. */
  readonly zoneIndex: number;
  /** Its place among the slots of its zone that hold the same, from 0. */
  readonly nth: number;
}

/** How far a part stands from where its cell has it, in lattice units. */
export interface Move {
  readonly part: MapPart;
  readonly by: readonly [x: number, y: number];
}

/** A cell of the map that has the same parts as those seen, and which of them stand elsewhere. */
export interface Match {
  readonly cell: MapCell;
  readonly moves: readonly Move[];
}

/** The cells of a surface, found by what they look like or by what they say. */
export class KnownSurface {
  readonly law: Surface;
  readonly map: MapSurface;
  /** Among the surfaces of the game. */
  readonly index: number;
  readonly #drawings: ReadingMap['drawings'];
  readonly #byLook = new Map<string, MapCell[]>();
  readonly #amounts = new Map<number, MapCell[]>();
  readonly #texts = new Map<string, MapCell>();

  constructor(
    law: Surface,
    map: MapSurface,
    { index, drawings }: { readonly index: number; readonly drawings: ReadingMap['drawings'] },
  ) {
    this.law = law;
    this.map = map;
    this.index = index;
    this.#drawings = drawings;
    for (const cell of map.cells) {
      listed(this.#byLook, cell.parts.map(lookOfPart).sort().join('\n')).push(cell);
      const { says } = cell;
      if (says.kind === 'amount') listed(this.#amounts, says.cents).push(cell);
      else this.#texts.set(says.kind === 'mark' ? says.mark : says.phrase, cell);
    }
  }

  /** Cells with this amount, whatever else they say. */
  amounts(cents: number): readonly MapCell[] {
    return this.#amounts.get(cents) ?? [];
  }

  /** The cell of a mark or a phrase. */
  text(of: string): MapCell | null {
    return this.#texts.get(of) ?? null;
  }

  /** The name of a drawing; null where the map has none that looks so. */
  drawing(fingerprint: string): string | null {
    return this.#drawings[fingerprint] ?? null;
  }

  /** The cell that parts are, that with the fewest of them elsewhere; null where none has such parts. */
  match(parts: readonly SeenPart[]): Match | null {
    const look = parts
      .map((part) => this.#look(part))
      .sort()
      .join('\n');
    let best: Match | null = null;
    for (const cell of this.#byLook.get(look) ?? []) {
      const moves = movesOf(cell, parts, (part) => this.#look(part));
      if (best === null || moves.length < best.moves.length) best = { cell, moves };
    }
    return best;
  }

  #look(part: SeenPart): string {
    if (part.kind === 'drawing') return `drawing ${this.drawing(part.fingerprint) ?? part.fingerprint}`;
    return part.isStraight ? lookOfText(part.read.font, part.size, part.read.text) : 'bent text';
  }
}

/** The surfaces of a game with their cells. */
export const knownSurfaces = (game: Game, map: ReadingMap): readonly KnownSurface[] =>
  map.surfaces.map(
    (surface, index) =>
      new KnownSurface(surfaceOf(game, surface.surface), surface, { index, drawings: map.drawings }),
  );

/** All slots of a game's recto. */
export function slotsOf(surfaces: readonly KnownSurface[]): readonly Slot[] {
  let index = 0;
  return surfaces.flatMap((surface) =>
    surface.map.slots.map((slot, at) => ({
      ...slot,
      index: index++,
      surface,
      zoneIndex: surface.law.zones.indexOf(slot.zone),
      nth: surface.map.slots
        .slice(0, at)
        .filter(({ zone, holds }) => zone === slot.zone && holds === slot.holds).length,
    })),
  );
}

/** A part that stands this far from its place is where it should be: a quarter of a dot. */
export const STILL = 360;

function movesOf(
  cell: MapCell,
  parts: readonly SeenPart[],
  lookOf: (part: SeenPart) => string,
): readonly Move[] {
  const left = [...parts];
  return cell.parts.flatMap((part) => {
    const look = lookOfPart(part);
    const same = left.filter((seen) => lookOf(seen) === look);
    const [seen] = same.sort((a, b) => far(distance(part, a)) - far(distance(part, b)));
    if (seen === undefined) return [];
    left.splice(left.indexOf(seen), 1);
    const by = distance(part, seen);
    return far(by) > STILL || !pensAgree(part, seen) ? [{ part, by }] : [];
  });
}

const far = ([x, y]: readonly [number, number]): number => Math.max(Math.abs(x), Math.abs(y));

/** From where the map has a part to where it is. */
export function distance(part: MapPart, seen: SeenPart): readonly [x: number, y: number] {
  if (seen.kind === 'drawing') return [seen.box.x0 - part.box[0], seen.box.y0 - part.box[1]];
  return 'text' in part ? [seen.x - part.at[0], seen.y - part.at[1]] : [0, 0];
}

/** Whether every letter stands where the map has it, from the first. */
export const pensAgree = (part: MapPart, seen: SeenPart): boolean =>
  seen.kind === 'drawing' ||
  !('text' in part) ||
  (part.pens.length === seen.pens.length &&
    part.pens.every((pen, at) => Math.abs(pen - (seen.pens[at] ?? 0)) <= STILL));

const lookOfPart = (part: MapPart): string =>
  'text' in part ? lookOfText(part.font, part.size, part.text) : `drawing ${part.drawing}`;

/** Why  a size in hundredths of a point, as files write it */
const lookOfText = (font: string | null, size: number, text: string): string =>
  `text ${font} ${Math.round(size / 127)} ${asSeen(text)}`;

function listed<Key, Value>(map: Map<Key, Value[]>, key: Key): Value[] {
  const known = map.get(key);
  if (known !== undefined) return known;
  const list: Value[] = [];
  map.set(key, list);
  return list;
}

/**
 * Finds slots by where the top left of their room stands on a ticket.
 *
 * Why     every cell of every ticket asks, and a map's keys for two numbers would be numbers too large to be cheap
 */
export class SlotPlaces {
  readonly #slots: readonly Slot[];
  /** By place, as far as it can be told in few bits: one more than the slot's index, 0 for none. */
  readonly #table: Uint16Array;

  constructor(slots: readonly Slot[]) {
    this.#slots = slots;
    this.#table = new Uint16Array(2 ** Math.ceil(Math.log2(8 * slots.length + 1)));
    for (const [at, { room }] of slots.entries()) {
      let place = this.#placeOf(room[0], room[1]);
      while (this.#table[place] !== 0) place = (place + 1) % this.#table.length;
      this.#table[place] = at + 1;
    }
  }

  /** The slot at a place in lattice units; null where no slot has its room. */
  at(x: number, y: number): Slot | null {
    for (let place = this.#placeOf(x, y); ; place = (place + 1) % this.#table.length) {
      const index = this.#table[place] ?? 0;
      if (index === 0) return null;
      const slot = this.#slots[index - 1];
      if (slot !== undefined && slot.room[0] === x && slot.room[1] === y) return slot;
    }
  }

  get count(): number {
    return this.#slots.length;
  }

  #placeOf(x: number, y: number): number {
    return ((Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 12) & (this.#table.length - 1);
  }
}

export type { MapBox };
