import type { Reglement, SurfaceLaw, TranscriptionTable } from '../reglement/reglement.ts';
import type { BlockPolicy } from './block-policy.ts';
import type { MechanicId } from './mechanics/mechanic.ts';

/** A game: its law, and what the template declares where the law leaves room. */
export interface Game {
  readonly id: string;
  /** The name on the ticket. */
  readonly title: string;
  /** Whether the règlement gives no name and the title is ours: proofs say so. */
  readonly workingTitle: boolean;
  readonly reglement: Reglement;
  /** In the order of a record's keys and of the ticket. */
  readonly surfaces: readonly Surface[];
  /** How its blocks are made. */
  readonly policy: BlockPolicy;
}

/**
 * One surface of a game: its law, its way to win, and all that may stand under its coat.
 *
 * Shape   `id` is the key in a record; `zones` has one id for each independently scratched zone, in the record's order
 */
export interface Surface {
  readonly id: string;
  readonly law: SurfaceLaw;
  readonly mechanic: MechanicId;
  readonly zones: readonly string[];
  /** The law's table, or the declared one where the law prints none; null where the surface has no amounts. */
  readonly transcriptions: TranscriptionTable | null;
  /** The record key of the marks that must be alike: `symbols` or `days`; null for other mechanics. */
  readonly marksKey: 'symbols' | 'days' | null;
  /** Marks that may be printed (symbols or days), as records spell them; empty where the surface has none. */
  readonly marks: readonly Mark[];
  /** How many marks, amounts or symbols a zone holds: two twins, three amounts, four symbols. */
  readonly places: number;
  /** Phrases that have been laid out and proved; empty for other mechanics. */
  readonly phrases: readonly string[];
}

export interface Mark {
  /** As a record spells it: `coupe`, `LUNDI`. */
  readonly id: string;
  /** As the law or the ticket names it: « coupe de champagne ». */
  readonly name: string;
}

/** Throws  RangeError if the game has no such surface: ids come from the game itself */
export function surfaceOf(game: Game, id: string): Surface {
  const surface = game.surfaces.find((candidate) => candidate.id === id);
  if (surface === undefined) throw new RangeError(`${game.id} has no surface ${id}`);
  return surface;
}

/** The id of a surface's zone, counted from 0; one beyond those of the game is named by its place, such as `mois[12]`. */
export const zoneId = (surface: Surface, index: number): string =>
  surface.zones[index] ?? `${surface.id}[${index}]`;
