import type { Rule } from '../rule.ts';
import { LANE_NAMES, lanesOfJob, type Seat } from './lanes.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Tickets follow each other down every pile or lane, and from each to the next, as the job has them.
 *
 * Why     packs are counted off piles and lanes without a look at the numbers
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/lanes-are-consecutive',
  severity: 'error',
  check(job, report) {
    const seats = lanesOfJob(job).flat();
    for (const { seat, expected } of strayed(seats, job.tickets)) {
      report({
        ...sheetFacts(`sheet ${seat.sheet}, place ${seat.place}`, seat.ticket),
        expected: expected === undefined ? 'a blank' : `ticket ${expected}`,
        found: seat.ticket === null ? 'a blank' : `ticket ${seat.ticket}`,
      });
    }
  },
  message: ({ zone, expected, found }, { order }) =>
    `${zone}: next in its ${LANE_NAMES[order.kind]} must be ${expected}, and there is ${found}`,
};

interface Stray {
  readonly seat: Seat;
  readonly expected: string | undefined;
}

/** Why  only where the row breaks: what follows a wrong ticket in its right order is not wrong again */
function* strayed(seats: readonly Seat[], tickets: readonly string[]): Generator<Stray> {
  const indices = new Map(tickets.map((ticket, index) => [ticket, index]));
  let next = 0;
  for (const seat of seats) {
    const expected = tickets[next];
    const index = seat.ticket === null ? undefined : indices.get(seat.ticket);
    if ((seat.ticket ?? undefined) !== expected) yield { seat, expected };
    next = index === undefined ? next : index + 1;
  }
}
