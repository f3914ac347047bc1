import type { Spent } from '../fence/task.ts';

/** What may be spent on one file, of the processor's time and of the memory of the whole process that reads it. */
export interface FenceLimits {
  /** To read and judge the file. */
  readonly reading: Spent;
  /** To weigh its plates, after that. */
  readonly weighing: Spent;
}

/** Files this small are read within 10 s and 500 MiB whatever they hold; larger ones may take more of both. */
const SMALL = 1e6;

/**
 * What a file of this size may need.
 *
 * Why     a sheet of tickets is read in a fifth of it; its plates take a second or two a page, a page some 100 kB of a file
 */
export function limitsFor(bytes: number): FenceLimits {
  const more = Math.max(0, Math.ceil(bytes / SMALL) - 1);
  return {
    reading: { cpuMs: 7_000 + 3_000 * more, memoryMiB: 400 + 16 * more },
    weighing: { cpuMs: weighingMs(bytes), memoryMiB: 480 + 16 * more },
  };
}

/** Under this a file is no sheet of a press, and its plates are few and small. */
const SHEET = 150_000;

const weighingMs = (bytes: number): number =>
  bytes < SHEET ? 2_000 : 30_000 + 60_000 * Math.ceil(bytes / SMALL);
