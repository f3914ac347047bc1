import { readRecordLine } from '../src/files/record-line.ts';
import type { Game } from '../src/game/game.ts';
import { writeRecord } from '../src/game/record.ts';
import type { Ticket } from '../src/game/ticket.ts';
import { ticketChecker } from '../src/rules/ticket/check.ts';
import { median, type Took, timed } from './clock.ts';

const RUNS = 5;

/**
 * Records checked, from the bytes of their lines to their findings: what `grattage check` does of a file.
 *
 * Throws  Error if a record is found wrong: right ones are what the figure is about
 */
export async function checkRecords(game: Game, tickets: readonly Ticket[]): Promise<Took> {
  const lines = tickets.map((ticket) => Buffer.from(JSON.stringify(writeRecord(game, ticket))));
  const runs: Took[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await timed(() => checkOnce(game, lines)));
  return median(runs);
}

function checkOnce(game: Game, lines: readonly Buffer[]): void {
  const judge = ticketChecker(game);
  for (const [index, bytes] of lines.entries()) {
    const read = readRecordLine({ number: index + 1, bytes });
    if (read.kind !== 'record') throw new Error(`record ${index} cannot be read`);
    const [finding] = judge(read.record).findings;
    if (finding !== undefined) throw new Error(`${finding.ticket}: ${finding.message}`);
  }
}
