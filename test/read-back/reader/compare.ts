import type { SeenTicket } from './read-sheet.ts';
import { type Expected, payloadOf } from './records.ts';
import { type Difference, differences } from './slots.ts';
import type { Kind } from './values.ts';

/** One thing that a sheet shows and its records do not say, or the other way round. */
export interface Mismatch extends Difference {
  /** The number of the ticket; on a back that shows none, the one that its bars or its place tell. */
  readonly ticket: string;
  /** Where it stands; null for a record that stands on no ticket. */
  readonly place: string | null;
}

/** How many tickets stand on the sheet, and all that is wrong with them: none is what a sheet must have. */
export interface Result {
  readonly tickets: number;
  readonly mismatches: readonly Mismatch[];
}

/** Holds a sheet against the records that it was made from. */
export function compare(seen: readonly SeenTicket[], records: readonly Expected[]): Result {
  const meetings = seen.map((ticket): Meeting => ({ ticket, record: recordOf(ticket, records) }));
  return {
    tickets: seen.length,
    mismatches: [...meetings.flatMap(identity), ...presence(meetings, records), ...contents(meetings)],
  };
}

/** A ticket of the sheet, and the record that it claims to be; null where there is none. */
interface Meeting {
  readonly ticket: SeenTicket;
  readonly record: Expected | null;
}

/** By the digits on the back, or by its bars where the digits are no record's: so that the damage is named in full. */
function recordOf({ number, bars }: SeenTicket, records: readonly Expected[]): Expected | null {
  return (
    [number, ...bars].map((claim) => records.find((record) => record.number === claim)).find((r) => r) ?? null
  );
}

/** Number in digits, number in bars, validation and link. */
function identity({ ticket, record }: Meeting): readonly Mismatch[] {
  if (record === null)
    return [{ ...where(ticket, null), path: 'number', expected: 'a record', found: numbersOf(ticket) }];
  const checks: readonly Difference[] = [
    { path: 'number', expected: record.number, found: ticket.number ?? 'nothing' },
    { path: 'barcode', expected: record.number, found: ticket.bars.join(' and ') || 'nothing' },
    { path: 'validation', expected: payloadOf(record), found: ticket.validations.join(' and ') || 'nothing' },
  ];
  return checks
    .filter(({ expected, found }) => expected !== found)
    .map((check) => ({ ...where(ticket, record), ...check }));
}

const numbersOf = ({ number, bars }: SeenTicket): string =>
  [number, ...bars].filter((n) => n).join(' and ') || 'nothing';

const where = ({ place, number }: SeenTicket, record: Expected | null) => ({
  ticket: record?.number ?? number ?? `at ${place}`,
  place,
});

/** Every record stands on the sheet once. */
function presence(meetings: readonly Meeting[], records: readonly Expected[]): readonly Mismatch[] {
  return records.flatMap((record) => {
    const at = meetings.filter((meeting) => meeting.record === record).map(({ ticket }) => ticket.place);
    if (at.length === 1) return [];
    return [
      {
        ticket: record.number,
        place: at[0] ?? null,
        path: 'sheet',
        expected: 'one ticket',
        found: at.length === 0 ? 'none' : at.join(' and '),
      },
    ];
  });
}

const KINDS: readonly Kind[] = ['amount', 'day', 'phrase', 'stray'];

function contents(meetings: readonly Meeting[]): readonly Mismatch[] {
  const known = meetings.flatMap(({ ticket, record }) => (record === null ? [] : [{ ticket, record }]));
  const pairings = known.map(({ ticket, record }) => ({ seen: ticket.values, expected: record.values }));
  return KINDS.flatMap((kind) =>
    differences(kind, pairings).flatMap((found, index) => {
      const meeting = known[index];
      return meeting === undefined
        ? []
        : found.map((one) => ({ ...where(meeting.ticket, meeting.record), ...one }));
    }),
  );
}
