import { readFileSync } from 'node:fs';

/** Milliseconds between looks. */
const PAUSE = 200;

/**
 * Looks again and again how much memory a process and all that it has started have had at most.
 *
 * Why     what each process takes is told apart, which the system's own account of ended children does not
 * Source  proc(5): VmHWM of /proc/PID/status, and /proc/PID/task/TID/children
 */
export class MemoryWatch {
  readonly #peaks = new Map<number, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(process: number) {
    this.#timer = setInterval(() => this.#look(process), PAUSE);
  }

  /** Ends the watch; gives back the peak of each process in MiB, of the watched one first; empty where there is no /proc. */
  end(): readonly number[] {
    clearInterval(this.#timer);
    return [...this.#peaks.values()].map((kibibytes) => kibibytes / 1024);
  }

  #look(process: number): void {
    const peak = peakIn(textOf(`/proc/${process}/status`));
    if (peak === null) return;
    this.#peaks.set(process, Math.max(peak, this.#peaks.get(process) ?? 0));
    for (const child of textOf(`/proc/${process}/task/${process}/children`).split(' ')) {
      if (child !== '') this.#look(Number(child));
    }
  }
}

/** The peak that a status says, in kB as it calls 1,024 bytes; null of a process that is gone. */
export function peakIn(status: string): number | null {
  const [, kibibytes] = /^VmHWM:\s+([0-9]+) kB$/m.exec(status) ?? [];
  return kibibytes === undefined ? null : Number(kibibytes);
}

/** Nothing of what is not there: processes end while they are looked at. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1').trim();
  } catch {
    return '';
  }
}
