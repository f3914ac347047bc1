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

/**
 * The packs that lie in more than one lane, counted from 0.
 *
 * Why     a pack that has its sheets to itself is gathered by whole sheets, however many they are
 */
function straddlers(job: SheetSubject, pack: number): readonly number[] {
  const { order, tickets } = job;
  const packOf = new Map(tickets.map((ticket, index) => [ticket, Math.floor(index / pack)]));
  const byPack = new Map<number, boolean[]>();
  for (const lane of lanesOfJob(job)) {
    const packs = packsIn(lane, packOf);
    const isAlone = packs.length === 1;
    for (const one of packs) byPack.set(one, [...(byPack.get(one) ?? []), isAlone]);
  }
  return [...byPack].flatMap(([one, alone]) => {
    const isWholeSheets = order.kind === 'step-and-repeat' && alone.every((isAlone) => isAlone);
    return alone.length > 1 && !isWholeSheets ? [one] : [];
  });
}

function packsIn(lane: Lane, packOf: ReadonlyMap<string, number>): readonly number[] {
  const packs = lane.map(({ ticket }) => (ticket === null ? undefined : packOf.get(ticket)));
  return [...new Set(packs.filter((one) => one !== undefined))];
}
