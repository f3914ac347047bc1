import { Bug } from '../../base/fault.ts';
import type { JudgedFile } from '../../readback/judge-file.ts';
import { inProcesses } from '../processes.ts';
import type { WorkerOrder, WorkerTask, WorkerWord } from './worker.ts';

/** How the files of a job are read. */
export interface Reading {
  readonly workers: number;
  readonly progress: (pages: number) => void;
  readonly interruption: AbortSignal;
}

/**
 * Reads the files of a job in so many processes, each as one is free; gives back what was found, in the order of the job.
 *
 * Throws  what a process throws, the others stopped; an AbortError when it is interrupted
 */
export async function judgeFiles(
  order: WorkerOrder,
  { workers, progress, interruption }: Reading,
): Promise<readonly JudgedFile[]> {
  const judged = new Map<string, JudgedFile>();
  await inProcesses<WorkerTask, { readonly judged: JudgedFile }>({
    module: new URL('./worker.mjs', import.meta.url),
    tasks: order.job.files.map((file) => ({ order, file })),
    processes: workers,
    async done(outcome) {
      judged.set(outcome.judged.tally.name, outcome.judged);
      return true;
    },
    heard: (word) => progress((word as WorkerWord).pages),
    interruption,
  });
  return order.job.files.map(({ name }) => {
    const one = judged.get(name);
    if (one === undefined) throw new Bug(`${name} was not read`);
    return one;
  });
}
