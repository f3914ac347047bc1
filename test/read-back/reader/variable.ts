import { centre, type Point } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import type { SeenRun } from './side.ts';

/**
 * The runs of each ticket that are not the same on every ticket: what is imaged, as against the plates.
 *
 * Why     told apart by the sheet itself, not by what the layout says; a value that stood in one place on every
 *         ticket would be taken for art, and then be missed in all of them: it is never silently passed
 */
export function variableRuns(tickets: readonly (readonly SeenRun[])[]): readonly (readonly SeenRun[])[] {
  const spots = new Map<string, Spot[]>();
  const spotsOf = tickets.map((runs, ticket) => runs.map((run) => spotFor(run, ticket, spots)));
  return tickets.map((runs, ticket) =>
    runs.filter((_, index) => spotsOf[ticket]?.[index]?.tickets.size !== tickets.length),
  );
}

/** One text in one place of the trim, and the tickets that bear it there. */
interface Spot {
  readonly at: Point;
  readonly tickets: Set<number>;
}

/** More than PDFium's rounding from one ticket to the next, less than anything a person would see. */
const SAME = mm(0.02);

function spotFor({ text, box }: SeenRun, ticket: number, spots: Map<string, Spot[]>): Spot {
  const known = spots.get(text) ?? [];
  spots.set(text, known);
  const at = centre(box);
  let spot = known.find(
    (other) => Math.abs(other.at.x - at.x) <= SAME && Math.abs(other.at.y - at.y) <= SAME,
  );
  if (spot === undefined) {
    spot = { at, tickets: new Set() };
    known.push(spot);
  }
  spot.tickets.add(ticket);
  return spot;
}
