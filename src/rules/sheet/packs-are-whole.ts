import type { Rule } from '../rule.ts';
import { LANE_NAMES, type Lane, lanesOfJob } from './lanes.ts';
import { type SheetSubject, sheetFacts } from './subject.ts';

/**
 * The tickets of a pack come from one pile or lane, and the last pack is as large as the others.
 *
 * Why     a warning: whoever gathers packs must know which lie in two piles, and it can be done
 * Source  print.md, passes: packs of k at P places a sheet are whole where P × k divides the block
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/packs-are-whole',
  severity: 'warning',
  check(job, report) {
    const { pack } = job.plan;
    if (pack === null) return;
    const packs = Math.ceil(job.tickets.length / pack);
    const straddling = straddlers(job, pack);
    const [first] = straddling;
    const lane = LANE_NAMES[job.order.kind];
    if (first !== undefined) {
      const [from, to] = [job.tickets[first * pack], job.tickets.slice(0, (first + 1) * pack).at(-1)];
      report({
        ...sheetFacts(null, from ?? null),
        expected: `each pack of ${pack} in one ${lane}`,
        found: `${straddling.length} of ${packs} packs in more than one ${lane}, the first of them tickets ${from} to ${to}`,
      });
    }
    const rest = job.tickets.length % pack;
    if (rest > 0) {
      report({
        ...sheetFacts(null),
        expected: `whole packs of ${pack}`,
        found: `a last one of ${rest}`,
      });
    }
  },
  message: ({ expected, found }) => `the job should have ${expected}, and has ${found}`,
};

/** The packs that lie in more than one lane, counted from 0. */
function straddlers(job: SheetSubject, pack: number): readonly number[] {
  const packOf = new Map(job.tickets.map((ticket, index) => [ticket, Math.floor(index / pack)]));
  const packsIn = (lane: Lane): readonly number[] => [
    ...new Set(
      lane.flatMap(({ ticket }) => {
        const found = ticket === null ? undefined : packOf.get(ticket);
        return found === undefined ? [] : [found];
      }),
    ),
  ];
  const lanes = new Map<number, number>();
  for (const packs of lanesOfJob(job).map(packsIn)) {
    // A pack that fills several sheets alone is gathered by whole sheets.
    if (job.order.kind === 'step-and-repeat' && packs.length === 1) continue;
    for (const one of packs) lanes.set(one, (lanes.get(one) ?? 0) + 1);
  }
  return [...lanes].flatMap(([one, count]) => (count > 1 ? [one] : []));
}
