import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where goldens stand, and whether they are to be written anew. */
export interface Goldens {
  readonly root: string;
  readonly renew: boolean;
}

const ours = (): Goldens => ({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  renew: process.env.GRATTAGE_GOLDENS === 'renew',
});

/**
 * Holds a text against the golden that was approved for it.
 *
 * Shape   a mismatch writes expected, actual and difference to output/diff, under the golden's own path
 * Throws  Error if they differ, or there is no golden; only « npm run goldens » writes one
 */
export function holdGolden(file: string, actual: string, { root, renew }: Goldens = ours()): void {
  const name = relative(root, file);
  const kept = join('output', 'diff', name);
  const keep = (end: string, text: string): void => write(join(root, `${kept}.${end}`), text);
  for (const end of ['actual', 'expected', 'difference'])
    rmSync(join(root, `${kept}.${end}`), { force: true });
  if (renew) write(file, actual);
  const expected = read(file);
  if (expected === actual) return;
  keep('actual', actual);
  if (expected === null) throw new Error(`${name}: no golden; look at ${kept}.actual, then npm run goldens`);
  const difference = differenceOf(expected, actual);
  keep('expected', expected);
  keep('difference', difference);
  throw new Error(
    `${name} differs, see ${kept}.difference; if it is meant, npm run goldens\n${difference.slice(0, 2000)}`,
  );
}

/** The lines that went (-) and came (+) between what both texts begin and end with alike. */
export function differenceOf(expected: string, actual: string): string {
  const [was, is] = [expected.split('\n'), actual.split('\n')];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  while (
    end < was.length - start &&
    end < is.length - start &&
    was[was.length - 1 - end] === is[is.length - 1 - end]
  ) {
    end += 1;
  }
  const gone = was.slice(start, was.length - end).map((line) => `- ${line}`);
  const come = is.slice(start, is.length - end).map((line) => `+ ${line}`);
  return [`from line ${start + 1}`, ...gone, ...come, ''].join('\n');
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
