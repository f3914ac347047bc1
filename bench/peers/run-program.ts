import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTemplate } from '../../src/template/load.ts';
import { timed } from '../clock.ts';
import { benchDeal } from './deal.ts';
import { PROGRAMS, type ProgramId } from './programs.ts';

/** What one run of one program was. */
export interface ProgramRun {
  readonly tickets: number;
  /** From the start of the process until its first file is closed, all that it loads and prepares included. */
  readonly wholeSeconds: number;
  /** A second file of as many tickets in the same process, from the first ticket to the closed file. */
  readonly steadySeconds: number;
  /** The same of the processor. */
  readonly steadyCpuSeconds: number;
  readonly bytesPerTicket: number;
  /** Until the first file is closed. */
  readonly peakMegabytes: number;
}

/**
 * Runs a program on the first sheets of a game's block, and on those that follow; `share` is how much of its usual run.
 *
 * Why     in a process of its own that does nothing else: its clock began with it
 */
export async function runProgram(id: ProgramId, game: string, share: number): Promise<ProgramRun> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-bench-'));
  try {
    const template = await loadTemplate(game);
    const { open } = PROGRAMS[id];
    const sheets = Math.max(1, Math.round(PROGRAMS[id].sheets * share));
    const deal = benchDeal(template.game);
    const program = open(template, deal);
    await program.prepare(0, sheets, folder)();
    const wholeSeconds = performance.now() / 1000;
    const peakMegabytes = process.resourceUsage().maxRSS / 1024;
    const { value, ...steady } = await timed(program.prepare(sheets, 2 * sheets, folder));
    const tickets = sheets * PLACES;
    if (value.recovered !== null) mustBeAll(await value.recovered(), tickets);
    return {
      tickets,
      wholeSeconds,
      steadySeconds: steady.seconds,
      steadyCpuSeconds: steady.cpuSeconds,
      bytesPerTicket: value.bytes / tickets,
      peakMegabytes,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why  a rate counts only tickets that read-back recovers from the very files */
function mustBeAll(recovered: number, tickets: number): void {
  if (recovered !== tickets) throw new Error(`only ${recovered} of ${tickets} tickets are recovered`);
}

/** Tickets of a sheet of the press that the bench prints on. */
const PLACES = 50;
