import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from './reader/compare.ts';

/** What to read back: finished sheets and the records they were made from, as files. */
export interface Job {
  readonly sheet: string;
  readonly records: string;
  /** How many tickets to read, from the first; all unless told. */
  readonly atMost?: number;
}

const path = (name: string): string => new URL(name, import.meta.url).pathname;

/** The press sheet that specimens are imposed on, and the trim of every game so far. */
const PRESS = path('../../assets/press/b1.json');
const TRIM = '90x130';

/**
 * Reads sheets back in a process of its own, which refuses to load anything that lays tickets out.
 *
 * Why     what judges a sheet must not know how it was made, nor share a state with what made it
 */
export async function readInOwnProcess({ sheet, records, atMost }: Job): Promise<Result> {
  const { stdout } = await runGuarded([
    path('reader/main.ts'),
    sheet,
    records,
    PRESS,
    TRIM,
    String(atMost ?? Infinity),
  ]);
  return JSON.parse(stdout) as Result;
}

/** Runs a TypeScript file under the guard of `only-reading.mjs`. */
export const runGuarded = (args: readonly string[]): Promise<{ readonly stdout: string }> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', '--import', path('only-reading.mjs'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
