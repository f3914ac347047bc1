import type { Finding } from '../../base/finding.ts';
import type { MadePart, PartOutcome } from '../../imaging/make-part.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import { inProcesses } from '../processes.ts';
import type { WorkerOrder, WorkerTask, WorkerWord } from './worker.ts';

/** How the parts of a block are made. */
export interface Making {
  readonly workers: number;
  /** Called for each part in the order in which they are whole; the next file waits for no other. */
  readonly made: (part: MadePart) => Promise<void>;
  readonly progress: (sheets: number) => void;
  readonly interruption: AbortSignal;
}

/**
 * Makes parts in so many processes, each as one is free; gives back what was found wrong, which ends the work.
 *
 * Throws  what a process throws, the others stopped; an AbortError when it is interrupted
 */
export async function makeParts(
  order: WorkerOrder,
  parts: readonly SheetRange[],
  { workers, made, progress, interruption }: Making,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let told = Promise.resolve();
  await inProcesses<WorkerTask, PartOutcome>({
    module: new URL('./worker.mjs', import.meta.url),
    tasks: parts.map((sheets) => ({ order, sheets })),
    processes: workers,
    async done(outcome) {
      if ('findings' in outcome) {
        findings.push(...outcome.findings);
        return false;
      }
      told = told.then(() => made(outcome.made));
      await told;
      return true;
    },
    heard: (word) => progress((word as WorkerWord).sheets),
    interruption,
  });
  return findings;
}
