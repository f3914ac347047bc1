import { readFile } from 'node:fs/promises';

/** What a process has taken so far. */
export interface Taken {
  /** Of the processor, all its threads together. */
  readonly cpuMs: number;
  readonly memoryMiB: number;
}

/** Linux counts pages of memory, and a hundred ticks of the clock a second, on all machines that Node runs on. */
const PAGE_BYTES = 4096;
const TICK_MS = 10;

/**
 * What a process has taken, as Linux tells it; null where the system does not tell, or the process is gone.
 *
 * Why     the time of the processor and not of the clock: on a busy machine an honest file waits, and a hostile one as well
 */
export async function taken(pid: number | undefined): Promise<Taken | null> {
  try {
    const [memory, times] = await Promise.all([
      readFile(`/proc/${pid}/statm`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name of the program stands in brackets and may hold spaces: fields are counted after it.
    const fields = times.slice(times.lastIndexOf(')') + 2).split(' ');
    return {
      memoryMiB: (Number(memory.split(' ')[1]) * PAGE_BYTES) / 2 ** 20,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return null;
  }
}
