import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fence } from '../src/commands/fence/fence.ts';
import { inspectFile } from '../src/commands/preflight/inspect-file.ts';
import { limitsFor } from '../src/commands/preflight/limits.ts';
import type { Ticket } from '../src/game/ticket.ts';
import type { Template } from '../src/template/template.ts';
import { median, type Took, timed } from './clock.ts';
import { imaged, TICKETS_OF_A_HUNDRED_SHEETS } from './read-back.ts';

const RUNS = 3;

/** The file that has most to read. */
const NAME = 'imaging-recto.pdf';

/**
 * An imaging file of a hundred sheets judged as `grattage preflight` does it, the start of its own process included.
 *
 * Throws  Error if a rule finds fault with it
 */
export async function preflightSheets(template: Template, tickets: readonly Ticket[]): Promise<Took> {
  const { read } = await imaged(template, tickets.slice(0, TICKETS_OF_A_HUNDRED_SHEETS));
  const bytes = await read(NAME);
  const folder = mkdtempSync(join(tmpdir(), 'grattage-bench-'));
  try {
    const path = join(folder, NAME);
    writeFileSync(path, bytes);
    const runs: Took[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await judge(path, bytes.length));
    return median(runs);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function judge(path: string, size: number): Promise<Took> {
  const fence = new Fence();
  const order = { path, name: NAME, profile: 'sheet', job: null, tickets: null } as const;
  const { value, ...took } = await timed(() => inspectFile(fence, order, limitsFor(size)));
  fence.close();
  const fault = value.findings.find(({ severity }) => severity === 'error');
  if (fault !== undefined) throw new Error(fault.message);
  if (value.pages === null) throw new Error(`${NAME} was not read`);
  return took;
}
