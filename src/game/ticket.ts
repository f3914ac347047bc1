import type { Money } from '../base/money.ts';

/**
 * What is printed on one ticket, as its record says it; so it can be wrong.
 *
 * Shape   a value that is absent, null or of a wrong type is null here, and one that is too many stays in its list:
 *         rules see what is there, and what of it had no place in a Ticket is in `misfits`
 */
export interface Ticket {
  /** 16 digits when right; null when absent. */
  readonly number: string | null;
  /** 14 digits when right; null when absent. */
  readonly validation: string | null;
  /** In the order of the game's surfaces, always one each. */
  readonly surfaces: readonly SurfaceContent[];
  readonly misfits: readonly Misfit[];
}

/**
 * What stands under the coat of one surface.
 *
 * Shape   a surface that the record does not hold, or holds as something else than zones, has no zones at all; a zone
 *         that is null in its list is a zone whose values are all missing
 */
export interface SurfaceContent {
  readonly surface: string;
  /** One for each zone that the record holds, in the record's order: it may be too few or too many. */
  readonly zones: readonly ZoneContent[];
}

export type ZoneContent = TwinsContent | BonusContent | ArrowContent | PhraseZone | PairsContent;

/** Two marks and an amount: a month; the two invitation cards. */
export interface TwinsContent {
  readonly mechanic: 'twins';
  readonly marks: readonly (string | null)[];
  readonly amount: PrintedAmount;
}

/** One amount that wins unless it is 0 €. */
export interface BonusContent {
  readonly mechanic: 'amount';
  readonly amount: PrintedAmount;
}

/** Three amounts and the arrow. */
export interface ArrowContent {
  readonly mechanic: 'arrow';
  readonly amounts: readonly PrintedAmount[];
  /** Places from 0, as the record has them: one when right, none when null or absent. */
  readonly arrows: readonly number[];
}

/** One phrase that may hold winning words. */
export interface PhraseZone {
  readonly mechanic: 'words';
  readonly phrase: string | null;
}

/** Four symbols of which pairs win. */
export interface PairsContent {
  readonly mechanic: 'pairs';
  readonly symbols: readonly (string | null)[];
}

/** An amount in digits with its transcription, and how the two stand. */
export interface PrintedAmount {
  readonly amount: Money | null;
  readonly transcription: string | null;
  /** Null where the surface has no stars, or the record does not say. */
  readonly star: boolean | null;
  readonly transcriptionAt: 'above' | 'below' | null;
}

/** Something of a record that fits no Ticket: a key unknown or missing, a value of a wrong type. */
export interface Misfit {
  readonly surface: string | null;
  readonly zone: string | null;
  /** Where in the record, such as `surfaces.mois[3].amount`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}
