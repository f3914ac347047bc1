import type { Feature } from '../features/tables.ts';

/**
 * What a test holds a block against. Each is a claim about honest blocks, whoever makes them:
 *
 * - `block order`: winners stand anywhere in the block. Packs may have rules for how many they hold, so it is the packs that
 *   are held to be in any order: the sums of their winners wander no further from a straight line than a bridge of chance.
 * - `tier order`: so do the winners of each prize, ticket by ticket.
 * - `pack places`: a winner may stand at any place of its pack, but for what the rule on losing runs does to the ends.
 * - `runs`: losing runs are as many as in orders drawn by lot from those that the rule allows.
 * - `pack ends`: the last ticket of a pack tells nothing of the first of the next.
 * - `neighbours`: how many winners a pack holds tells nothing of the next.
 * - `free`, `rest`, `open`: what is claimed of features, see features/feature.ts.
 * - `zones`: on a surface of several zones all win as often.
 *
 * Not among them, because the law or the plan makes it so: what a whole zone tells, how often an amount stands on winners,
 * where the arrow of a losing target is, which words a winning phrase holds, how many winners a pack has.
 */
export type BlockClaim =
  | 'block order'
  | 'tier order'
  | 'pack places'
  | 'runs'
  | 'pack ends'
  | 'neighbours'
  | 'free'
  | 'rest'
  | 'open'
  | 'zones';

/** One test of a claim before the others are looked at. */
export interface Trial {
  readonly claim: BlockClaim;
  /** What was tested, in English for findings and in French for the report. */
  readonly what: string;
  readonly name: string;
  /** Null where it is about no feature. */
  readonly feature: Feature | null;
  /** What it is held against, such as `the prize`; null where there is one thing only. */
  readonly against: 'winning' | 'the prize' | 'the zone winning' | null;
  readonly statistic: 'χ²' | 'D' | 'z' | 'n';
  readonly value: number;
  /** Degrees of freedom; null where the statistic has none. */
  readonly freedom: number | null;
  /** Tickets, packs or winners that it was read from. */
  readonly count: number;
  readonly p: number;
}

/** A test that could not be made, and why. */
export interface Untested {
  readonly claim: BlockClaim;
  readonly what: string;
  readonly name: string;
  readonly because: string;
}

export type Attempt = { readonly trial: Trial } | { readonly untested: Untested };

/** One test among all of a block. */
export interface FairnessTest extends Trial {
  /** What p comes to with all tests of the block looked at, by Holm. */
  readonly adjusted: number;
  readonly isRejected: boolean;
}
