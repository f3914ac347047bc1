import { loadTemplate } from '../src/template/load.ts';
import { checkRecords } from './check.ts';
import type { Took } from './clock.ts';
import { runLine, type Stage } from './line.ts';
import { preflightSheets } from './preflight.ts';
import { readTicketsBack } from './read-back.ts';
import { manyTickets } from './tickets.ts';

/** The figures of one game, each over the same tickets. */
export interface GameFigures {
  readonly game: string;
  readonly tickets: number;
  readonly checked: Took & { readonly recordsPerSecond: number };
  /** From a record that was read to the bytes of a PDF. */
  readonly written: Took & { readonly ticketsPerSecond: number };
  readonly stages: Readonly<Record<Stage, Took & { readonly share: number }>>;
  /** From the bytes of imaging files to findings, on some of the tickets. */
  readonly readBack: Took & { readonly ticketsPerSecond: number };
  /** An imaging file of a hundred sheets, from its bytes on disk to findings. */
  readonly preflight: Took;
  readonly bytesPerTicket: number;
  readonly peakMegabytes: number;
}

/**
 * Measures one game.
 *
 * Why     in a process of its own: the peak of memory is that of this game, and no other game has warmed the engine
 */
export async function measureGame(id: string): Promise<GameFigures> {
  const template = await loadTemplate(id);
  const tickets = manyTickets(template.game);
  const checked = await checkRecords(template.game, tickets);
  const { stages, bytes } = await runLine(template, tickets);
  const readBack = await readTicketsBack(template, tickets);
  const preflight = await preflightSheets(template, tickets);
  const written = together(Object.values(stages));
  const share = ([stage, took]: readonly [string, Took]) =>
    [stage, { ...took, share: took.seconds / written.seconds }] as const;
  return {
    game: id,
    tickets: tickets.length,
    checked: { ...checked, recordsPerSecond: tickets.length / checked.seconds },
    written: { ...written, ticketsPerSecond: tickets.length / written.seconds },
    stages: Object.fromEntries(Object.entries(stages).map(share)) as GameFigures['stages'],
    readBack,
    preflight,
    bytesPerTicket: bytes / tickets.length,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

const together = (all: readonly Took[]): Took => ({
  seconds: all.reduce((total, { seconds }) => total + seconds, 0),
  cpuSeconds: all.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0),
});
