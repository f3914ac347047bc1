/**
 * What is claimed of a thing on a ticket, and tested.
 *
 * - `free`: it goes with nothing that the ticket or its zone wins. Nothing in the law ties it to a win, so where it goes
 *   with one, somebody who sees it knows more than the rules give away.
 * - `rest`: once it is known what its zone wins, it tells no more of the ticket. What a zone shows follows from what it wins,
 *   and must not follow from what the other zones do.
 * - `open`: seen alone, none of its values is sure to win or sure to lose. A value may be likelier on winners (more tickets
 *   win 3 € than show it by lot); one that decides alone has told what only the rest of its zone may.
 */
export type Claim = 'free' | 'rest' | 'open';

/** What has to be done to see it: look at the ticket, scratch a part of a zone or all of it, or read a code. */
export type Extent = 'visible' | 'part' | 'whole' | 'code';

/** One thing on a ticket that somebody can look at, and all the values that it may take. */
export interface FeatureShape {
  /** What it is, such as `mark 1`. */
  readonly part: string;
  /** The same in French, for the report. */
  readonly name: string;
  readonly values: readonly string[];
  readonly extent: Extent;
  readonly claims: readonly Claim[];
}

/** A value that is not one of the feature's: the ticket is not counted there. */
export const UNKNOWN = -1;

/** Reads the features of one kind of content into a row of values, one after the other from `at` on. */
export interface Watch<Content> {
  readonly features: readonly FeatureShape[];
  read(content: Content, into: Int32Array, at: number): void;
}

/** The names of two values seen together; the first counts by the size of the second. */
export const together = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((one) => second.map((other) => `${one}, ${other}`));

/** The place of two values among those seen together, UNKNOWN if one of them is. */
export const both = (first: number, second: number, sizeOfSecond: number): number =>
  first < 0 || second < 0 ? UNKNOWN : first * sizeOfSecond + second;
