import type { Money } from '../base/money.ts';

/**
 * What a template decides about its blocks where the law leaves room.
 *
 * Why     a block deals out money: each of these choices is a reviewed fact of the game, never a default of the code
 */
export interface BlockPolicy {
  /** 3 digits before the emission's two in a ticket's game code: provisional until the notice names the game. */
  readonly code: string;
  /** How tickets of a tier are made; a tier that is not named is made in all its listed compositions alike. */
  readonly splits: readonly Split[];
  /** By surface id: what zones that do not win look like; a surface that is not named takes all its guises alike. */
  readonly guises: Readonly<Record<string, Guises>>;
  readonly pack: PackRules;
}

/** How the tickets of one tier are shared out over the ways to make it. */
export type Split = ListedSplit | OpenSplit;

/** Weights of the compositions that the règlement lists for a tier, in its order. */
export interface ListedSplit {
  readonly prize: Money;
  readonly weights: readonly number[];
}

/** Every way to make a tier whose split the règlement leaves open. */
export interface OpenSplit {
  readonly prize: Money;
  readonly ways: readonly OpenWay[];
}

/** What the winning zones of each surface win, by surface id, and how often beside the other ways of the tier. */
export interface OpenWay {
  readonly weight: number;
  readonly wins: Readonly<Record<string, readonly Money[]>>;
}

/** An amount that a zone shows without winning it, a phrase, or the symbol that is missing. */
export type Guise = Money | string;

/**
 * What the zones of a surface look like that do not win.
 *
 * Shape   `always` stands on every ticket of a surface of several zones, won or not; what zones are left over are drawn
 *         by weight. A guise without a weight is never drawn
 */
export interface Guises {
  readonly always: readonly Guise[];
  readonly weights: readonly WeightedGuise[];
}

export interface WeightedGuise {
  readonly guise: Guise;
  /** Whole and at least 1. */
  readonly weight: number;
}

/** What holds for every pack that is delivered. */
export interface PackRules {
  /** Tickets in a pack. */
  readonly of: number;
  /**
   * The fewest and the most winning tickets.
   *
   * Why     they differ: where all packs hold as many winners, who counts those sold knows what the last tickets are worth
   */
  readonly least: number;
  readonly most: number;
  /**
   * No more tickets than this lose one after the other, the last ticket of the pack being followed by its first.
   *
   * Why     it is long: where it ends, the next ticket is known to win, so that it must hardly ever be reached
   */
  readonly longestLosingRun: number;
  /** Of the prizes from this one up, a pack holds at most so many. */
  readonly high: { readonly from: Money; readonly most: number };
}
