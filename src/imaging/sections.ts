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

/**
 * Sheets cut where lifts end, and where there would be more than `most` tickets in a section.
 *
 * Why     the tickets of a lane follow one another through all sheets of its lift: a section is as many sheets as their
 *         tickets can be held of at once
 */
export function sectionsOf(order: Order, size: JobSize, range: SheetRange, most: number): readonly Section[] {
  const { lift } = lanesOf(order, size);
  const step = Math.max(1, Math.floor(most / placesOf(size)));
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
