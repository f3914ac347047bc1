import { Bug } from '../../base/fault.ts';
import type { Game, Surface } from '../../game/game.ts';
import type { Composition, MisprintClause, MisprintScope } from '../../reglement/reglement.ts';
import { type PhraseFault, phraseFault } from './phrase/fault.ts';
import { fold } from './transcription/fold.ts';

/** What the rules look up about a game: made once, asked for every ticket. */
export interface TicketTables {
  readonly game: Game;
  /** In the order of the game's surfaces, as a ticket has them. */
  readonly surfaces: readonly SurfaceTables[];
  /** Prizes of the prize table, in cents. */
  readonly tiers: ReadonlySet<number>;
  /** Every listed composition as `compositionKey` writes it; null where the règlement leaves the split open. */
  readonly compositions: ReadonlySet<string> | null;
}

export interface SurfaceTables {
  readonly surface: Surface;
  /** Cents → transcription; empty where the surface has no amounts. */
  readonly transcriptions: ReadonlyMap<number, string>;
  /** The transcriptions of this surface, folded. */
  readonly own: ReadonlySet<string>;
  /** Those of the game's other surfaces that are not of this one, folded. */
  readonly elsewhere: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  /** What is wrong with each declared phrase; null for nothing. */
  readonly phrases: ReadonlyMap<string, PhraseFault | null>;
  /** The game's misprint clause, and what it covers on this surface. */
  readonly clause: MisprintClause | null;
  readonly covered: ReadonlySet<MisprintScope>;
}

export function ticketTables(game: Game): TicketTables {
  const { tiers } = game.reglement.prizeTable;
  const compositions = tiers.flatMap((tier) => tier.compositions ?? []);
  return {
    game,
    surfaces: game.surfaces.map((surface) => surfaceTables(game, surface)),
    tiers: new Set(tiers.map((tier) => tier.prize.cents)),
    compositions: compositions.length === 0 ? null : new Set(compositions.map(compositionKey)),
  };
}

/** A composition as one string, whatever the order of its terms. */
export const compositionKey = (terms: Composition): string =>
  terms
    .map((term) => term.cents)
    .sort((a, b) => a - b)
    .join('+');

function surfaceTables(game: Game, surface: Surface): SurfaceTables {
  const own = foldedTranscriptions(surface);
  const others = game.surfaces
    .filter((other) => other !== surface)
    .flatMap((other) => [...foldedTranscriptions(other)]);
  return {
    surface,
    transcriptions: new Map(rows(surface).map((row) => [row.amount.cents, row.transcription])),
    own,
    elsewhere: new Set(others.filter((word) => !own.has(word))),
    marks: new Set(surface.marks.map((mark) => mark.id)),
    phrases: new Map(surface.phrases.map((phrase) => [phrase, phraseFault(surface.law, phrase)])),
    clause: game.reglement.misprint,
    covered: new Set(game.reglement.misprint?.covers[surface.id] ?? []),
  };
}

const foldedTranscriptions = (surface: Surface): ReadonlySet<string> =>
  new Set(rows(surface).map((row) => fold(row.transcription)));

const WITH_AMOUNTS: ReadonlySet<Surface['mechanic']> = new Set(['twins', 'amount', 'arrow']);

function rows(surface: Surface): NonNullable<Surface['transcriptions']> {
  if (surface.transcriptions !== null) return surface.transcriptions;
  if (WITH_AMOUNTS.has(surface.mechanic)) throw new Bug(`${surface.id} prints amounts and declares no table`);
  return [];
}
