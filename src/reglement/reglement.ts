import type { Money } from '../base/money.ts';

/**
 * The law of one game as facts, article by article; no sentence of the text stands here.
 *
 * Source  the règlement particulier of the game
 */
export interface Reglement {
  /** The game's name in its text, or null where the text names none. */
  readonly name: string | null;
  /** The day it was signed, as ISO date. */
  readonly signed: string;
  readonly blockSize: number;
  readonly price: Money;
  readonly prizeTable: PrizeTable;
  readonly surfaces: readonly SurfaceLaw[];
  /** The misprint clause, or null where the règlement particulier has none. */
  readonly misprint: MisprintClause | null;
  readonly articles: GameArticles;
}

/** Where the règlement says what holds for the whole game; article numbers as they are cited. */
export interface GameArticles {
  readonly blockAndPrice: string;
  readonly prizeTable: string;
  /** Says how the surfaces' wins make the ticket's prize. */
  readonly total: string;
}

/** The prize table of one block, with the totals that the règlement prints under it. */
export interface PrizeTable {
  readonly tiers: readonly Tier[];
  readonly winners: number;
  readonly total: Money;
}

/** One row: so many tickets win this prize, made in one of the listed ways. */
export interface Tier {
  readonly tickets: number;
  readonly prize: Money;
  /** The third column as printed: tickets × prize. */
  readonly total: Money;
  /**
   * Each way as the wins of the surfaces that are not zero, in the order printed.
   * Null where the règlement leaves the split over zones and surfaces open (Happy 2014, art. 3).
   */
  readonly compositions: readonly Composition[] | null;
}

export type Composition = readonly Money[];

/** What the règlement says of one independent game on the ticket. */
export interface SurfaceLaw {
  readonly id: string;
  /** Its name, as it is written on the ticket. */
  readonly name: string;
  /** The article that describes it. */
  readonly article: string;
  /** The article that says what stands under its coat: findings cite it. */
  readonly contentArticle: string;
  /** The article that says when it wins. */
  readonly winArticle: string;
  /** The transcription table that the règlement prints for it; null where it prints none or has no amounts. */
  readonly transcriptions: TranscriptionTable | null;
  /** Words and the wins they bring; null where none. */
  readonly winningWords: readonly Gain[] | null;
  /** Symbols of which a pair wins; null where none. */
  readonly winningPairs: readonly Gain[] | null;
  /** Whether amounts may carry a star before their digits. */
  readonly starred: boolean;
}

/** A word or symbol, spelled as the règlement does, with what it wins. */
export interface Gain {
  readonly mark: string;
  readonly wins: Money;
}

/**
 * The transcriptions of one surface: looked up, never computed.
 *
 * Order   by amount, as printed
 */
export type TranscriptionTable = readonly TranscriptionRow[];

export interface TranscriptionRow {
  readonly amount: Money;
  readonly transcription: string;
}

/** What the misprint clause covers: kinds of content by surface. */
export interface MisprintClause {
  readonly article: string;
  /** By surface id; a surface that is not named is outside the clause. */
  readonly covers: Readonly<Record<string, readonly MisprintScope[]>>;
}

export type MisprintScope = 'amount' | 'transcription' | 'star' | 'arrow' | 'symbol';

/** The row of an amount, or undefined where the table does not hold it. */
export const transcriptionOf = (table: TranscriptionTable, amount: Money): string | undefined =>
  table.find((row) => row.amount.cents === amount.cents)?.transcription;

/** Throws  RangeError if the règlement describes no such surface: ids come from its own template */
export function surfaceLaw(reglement: Reglement, id: string): SurfaceLaw {
  const law = reglement.surfaces.find((candidate) => candidate.id === id);
  if (law === undefined) throw new RangeError(`the règlement describes no surface ${id}`);
  return law;
}
