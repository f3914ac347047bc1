import { type JobSize, lanesOf, type Order, placesOf, sheetCount } from '../imposition/order.ts';

/** Sheets one after the other, from 0; `to` is the first that is not among them. */
export interface SheetRange {
  readonly from: number;
  readonly to: number;
}

/** A run of consecutive tickets down one lane of a section. */
export interface LaneRun {
  readonly lane: number;
  /** The first ticket's place in the job, from 0. */
  readonly first: number;
  readonly count: number;
}

/** Some sheets of one lift, and the tickets on them, lane by lane. */
export interface Section {
  readonly sheets: SheetRange;
  readonly runs: readonly LaneRun[];
}

/** How many tickets a section may hold, and how many are dealt at a time. */
export interface SectionRules {
  readonly most: number;
  readonly pack: number;
}

/**
 * Sheets cut where lifts end, and where there would be more than `most` tickets in a section.
 *
 * Why     the tickets of a lane follow one another through all sheets of its lift: a section is as many sheets as their
 *         tickets can be held of at once, and whole packs of each lane, since half a pack costs as much as all of it
 */
export function sectionsOf(
  order: Order,
  size: JobSize,
  range: SheetRange,
  { most, pack }: SectionRules,
): readonly Section[] {
  const { lift, rungs } = lanesOf(order, size);
  const held = Math.floor(most / placesOf(size));
  const ofPacks = pack / greatestCommon(pack, rungs);
  const step = Math.max(1, held < ofPacks ? held : held - (held % ofPacks));
  const sections: Section[] = [];
  for (let from = range.from; from < range.to; ) {
    const liftEnd = (Math.floor(from / lift) + 1) * lift;
    const to = Math.min(range.to, liftEnd, from + step);
    sections.push({ sheets: { from, to }, runs: runsOf(order, size, { from, to }) });
    from = to;
  }
  return sections;
}

/** The runs of sheets of one lift; a lane that the job has no ticket for has none. */
function runsOf(order: Order, size: JobSize, { from, to }: SheetRange): readonly LaneRun[] {
  const { lanes, rungs, lift } = lanesOf(order, size);
  const liftFirst = Math.floor(from / lift) * lift;
  const height = Math.min(lift, sheetCount(size) - liftFirst);
  return Array.from({ length: lanes }, (_, lane): LaneRun => {
    const first = liftFirst * placesOf(size) + (lane * height + from - liftFirst) * rungs;
    return { lane, first, count: Math.min((to - from) * rungs, size.tickets - first) };
  }).filter(({ count }) => count > 0);
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));
