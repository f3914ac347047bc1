import type { Finding } from '../../base/finding.ts';
import type { Game } from '../../game/game.ts';
import { play } from '../../game/play/play.ts';
import { readRecord } from '../../game/record.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Verdict } from '../../game/verdict.ts';
import { TICKET_RULES } from '../profile/ticket.ts';
import { type Inspection, inspect, runner } from '../run.ts';
import { Memory, type Seen } from './seen.ts';
import { type TicketSubject, ticketSubject } from './subject.ts';
import { ticketTables } from './tables.ts';

/** What is to be said about one record. */
export interface CheckedRecord {
  readonly ticket: Ticket;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/**
 * Judges records one after the other; it remembers their numbers, so that none is used twice.
 *
 * Throws  Bug if a record is no JSON object: whoever reads lines has refused it as unreadable
 */
export function ticketChecker(game: Game): (json: unknown) => CheckedRecord {
  const tables = ticketTables(game);
  const judge = runner(TICKET_RULES);
  const seen = new Memory();
  return (json) => {
    const ticket = readRecord(game, json);
    const verdict = play(game, ticket);
    const findings = judge(ticketSubject({ tables, ticket, verdict, seen }));
    seen.remember(ticket);
    return { ticket, verdict, findings };
  };
}

/**
 * Judges tickets of a block one by one and forgets them.
 *
 * Why     millions of them: what hangs on several tickets, such as numbers used twice, is found by whoever counts the block
 */
export function ticketJudge(game: Game): (ticket: Ticket, verdict: Verdict) => readonly Finding[] {
  const tables = ticketTables(game);
  const judge = runner(TICKET_RULES);
  return (ticket, verdict) => judge(ticketSubject({ tables, ticket, verdict, seen: NOBODY }));
}

const NOBODY: Seen = { numbers: new Set(), validations: new Map() };

/**
 * What the rules find in a set of tickets, as one inspection that can seal what is made of them.
 *
 * Order   a ticket is asked for, played, seen, judged, and only then is the next one asked for
 * Throws  Bug if there is no ticket
 */
export const inspectTickets = (
  game: Game,
  tickets: Iterable<Ticket>,
  see: (verdict: Verdict) => void = () => {},
): Inspection => inspect(TICKET_RULES, subjects(game, tickets, see));

/** The subjects in order; a ticket is remembered once its rules were run, when the next one is asked for. */
function* subjects(
  game: Game,
  tickets: Iterable<Ticket>,
  see: (verdict: Verdict) => void,
): Generator<TicketSubject> {
  const tables = ticketTables(game);
  const seen = new Memory();
  for (const ticket of tickets) {
    const verdict = play(game, ticket);
    see(verdict);
    yield ticketSubject({ tables, ticket, verdict, seen });
    seen.remember(ticket);
  }
}
