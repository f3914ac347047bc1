import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_MODE, writeWhole } from '../../src/files/whole-file.ts';
import { factsOf } from '../../src/rip/file-facts.ts';
import { timed } from '../clock.ts';

/** Files that are written once more: those of both sides, and the pages of each. */
export interface Rewriting {
  readonly paths: readonly string[];
  readonly pages: number;
  /** Where they are written. */
  readonly folder: string;
}

/** The seconds to write files as the line does: page by page, synced, renamed, then read once for their hash. */
export async function writeAsTheLine({ paths, pages, folder }: Rewriting): Promise<number> {
  let seconds = 0;
  for (const [at, path] of paths.entries()) {
    const bytes = readFileSync(path);
    const step = Math.ceil(bytes.length / pages);
    const copy = join(folder, `written-${at}.pdf`);
    const took = await timed(async () => {
      await writeWhole(
        copy,
        async (sink) => {
          for (let from = 0; from < bytes.length; from += step) {
            await new Promise<void>((resolve, reject) => {
              sink.write(bytes.subarray(from, from + step), (error) => (error ? reject(error) : resolve()));
            });
          }
        },
        { mode: SECRET_MODE },
      );
      await factsOf(copy);
    });
    seconds += took.seconds;
  }
  return seconds;
}

/** The seconds that the disk alone takes: all bytes of a file at once, synced. */
export function writeAtOnce({ paths, folder }: Rewriting): number {
  let seconds = 0;
  for (const [at, path] of paths.entries()) {
    const bytes = readFileSync(path);
    const start = performance.now();
    const file = openSync(join(folder, `at-once-${at}.pdf`), 'w', SECRET_MODE);
    writeFileSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    seconds += (performance.now() - start) / 1000;
  }
  return seconds;
}
