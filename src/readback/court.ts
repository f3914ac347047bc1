import type { Game } from '../game/game.ts';
import type { ArtMap } from './art/art-map.ts';
import { type KnownSurface, knownSurfaces, type Slot, SlotPlaces, slotsOf } from './known-cells.ts';
import { Lettering } from './lettering.ts';
import type { ReadingMap } from './reading-map.ts';
import { type ZoneSlots, zonesOf } from './recovered-ticket.ts';
import type { Register } from './register.ts';

/** All that a face is judged by. */
export interface Court {
  readonly game: Game;
  readonly map: ReadingMap;
  readonly art: ArtMap;
  readonly surfaces: readonly KnownSurface[];
  readonly slots: readonly Slot[];
  readonly places: SlotPlaces;
  readonly zones: readonly (readonly ZoneSlots[])[];
  readonly lettering: Lettering;
  readonly register: Register;
}

/** Makes ready what is the same for all tickets of a job. */
export function courtOf(
  game: Game,
  { map, art }: { readonly map: ReadingMap; readonly art: ArtMap },
  register: Register,
): Court {
  const surfaces = knownSurfaces(game, map);
  const slots = slotsOf(surfaces);
  return {
    game,
    map,
    art,
    surfaces,
    slots,
    places: new SlotPlaces(slots),
    zones: zonesOf(surfaces, slots),
    lettering: new Lettering(map.glyphs),
    register,
  };
}
