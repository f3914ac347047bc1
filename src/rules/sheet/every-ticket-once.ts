import type { SheetJob } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { filledOf, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Every ticket of the job stands at one place of one sheet, and nothing else does.
 *
 * Why     a ticket printed twice can be paid twice; one left out breaks the block's prize table. A press without places
 *         is another rule's
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/every-ticket-once',
  severity: 'error',
  check(job, report) {
    if (job.plan.places.length === 0) return;
    const given = counted(job.tickets);
    const placed = counted(placedTickets(job));
    for (const [ticket, times] of given) {
      const found = placed.get(ticket) ?? 0;
      if (found !== times)
        report({ ...sheetFacts(null, ticket), expected: places(times), found: places(found) });
    }
    for (const [ticket, times] of placed) {
      if (!given.has(ticket))
        report({ ...sheetFacts(null, ticket), expected: places(0), found: places(times) });
    }
  },
  message: ({ ticket, expected, found }) =>
    `ticket ${ticket} should stand at ${expected}, and stands at ${found}`,
};

const placedTickets = ({ sheets }: SheetJob): readonly string[] =>
  sheets.flatMap((sheet) => filledOf(sheet).map(({ recto }) => recto.ticket));

function counted(tickets: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const ticket of tickets) counts.set(ticket, (counts.get(ticket) ?? 0) + 1);
  return counts;
}

const places = (count: number): string => (count === 1 ? '1 place' : `${count === 0 ? 'no' : count} places`);
