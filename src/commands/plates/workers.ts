import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Finding } from '../../base/finding.ts';
import type { MadePart, PartOutcome } from '../../imaging/make-part.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import type { WorkerOrder, WorkerWord } from './worker.ts';

/** How the parts of a block are made. */
export interface Making {
  readonly workers: number;
  /** Called for each part in the order in which they are whole; the next file waits for no other. */
  readonly made: (part: MadePart) => Promise<void>;
  readonly progress: (sheets: number) => void;
  readonly interruption: AbortSignal;
}

/** Parts that were made, and what was found wrong with others. */
export interface MadeParts {
  readonly made: readonly MadePart[];
  readonly findings: readonly Finding[];
}

/**
 * Makes parts in so many threads, each as one is free.
 *
 * Throws  what a thread throws, the others stopped; an AbortError when it is interrupted
 */
export async function makeParts(
  order: WorkerOrder,
  parts: readonly SheetRange[],
  { workers, made, progress, interruption }: Making,
): Promise<MadeParts> {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
    minThreads: 1,
    maxThreads: Math.min(workers, parts.length),
    workerData: order,
  });
  pool.on('message', ({ sheets }: WorkerWord) => progress(sheets));
  const all: MadePart[] = [];
  const findings: Finding[] = [];
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, interruption]);
  let told = Promise.resolve();
  const one = async (part: SheetRange): Promise<void> => {
    const outcome: PartOutcome = await pool.run(part, { signal });
    if ('findings' in outcome) {
      findings.push(...outcome.findings);
      stop.abort();
      return;
    }
    all.push(outcome.made);
    told = told.then(() => made(outcome.made));
    await told;
  };
  const faults: unknown[] = [];
  const stopAll = (fault: unknown): void => {
    faults.push(fault);
    stop.abort();
  };
  try {
    await Promise.all(parts.map((part) => one(part).catch(stopAll)));
    if (findings.length === 0 && faults.length > 0) throw faults[0];
    return { made: all, findings };
  } finally {
    await pool.destroy();
  }
}
