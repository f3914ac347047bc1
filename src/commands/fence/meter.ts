import { readFile } from 'node:fs/promises';

/** What a process has taken so far. */
export interface Taken {
  /** Of the processor, all its threads together. */
  readonly cpuMs: number;
  readonly memoryMiB: number;
}

/** Linux tells the processor's time in hundredths of a second on all machines that Node runs on: USER_HZ. */
const TICK_MS = 10;

/**
 * What a process has taken, as Linux tells it; null where the system does not tell, or the process is gone.
 *
 * Why     the time of the processor and not of the clock: on a busy machine an honest file waits, and a hostile one as well
 */
export async function taken(pid: number | undefined): Promise<Taken | null> {
  try {
    const [status, times] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status);
    if (resident === null) return null;
    // The name of the program stands in brackets and may hold spaces: fields are counted after it.
    const fields = times.slice(times.lastIndexOf(')') + 2).split(' ');
    return {
      memoryMiB: Number(resident[1]) / 1024,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return null;
  }
}
