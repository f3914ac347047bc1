import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranInProcess } from '../../kit/in-process.ts';
import { type BlockPlace, blockIn } from '../../kit/live-block.ts';
import { happy } from '../../kit/real-face.ts';
import { making } from './job-on-disk.ts';

/** Around the end of a file, so that there are two of them, on a press with few places: one takes no time, the other some. */
export const SHEETS = { first: 1996, endOfFile: 2000, last: 2400 } as const;

/** How many are in the first file, and in both. */
export const IN_FIRST = SHEETS.endOfFile - SHEETS.first + 1;
export const IN_ALL = SHEETS.last - SHEETS.first + 1;

/** A block, and plates of it that were never stopped. */
export interface WholePlates {
  readonly block: BlockPlace;
  readonly folder: string;
  /** What was said while they were made. */
  readonly told: string;
  /** Their journal when the first part was made, and the second was not. */
  readonly journal: string;
}

let made: Promise<WholePlates> | null = null;

/** Why  tests of one process share them: they are looked at and never changed, and take as long as all other work together */
export function wholePlates(): Promise<WholePlates> {
  made ??= make();
  return made;
}

/** The arguments that make them, or the same elsewhere, or with some options in the place of theirs. */
export function platesFlags(
  { block, key }: Pick<BlockPlace, 'block' | 'key'>,
  output: string,
  over: Readonly<Record<string, string>> = {},
): readonly string[] {
  const options: Readonly<Record<string, string>> = {
    '--block': block,
    '--key': key,
    '--press': 'sra3',
    '--sheets': `${SHEETS.first}-${SHEETS.last}`,
    '--workers': '1',
    '-o': output,
    ...over,
  };
  return ['plates', 'happy-2014', ...Object.entries(options).flat()];
}

async function make(): Promise<WholePlates> {
  const within = mkdtempSync(join(tmpdir(), 'grattage-'));
  // A process of tests is ended by this signal, when there is no further file for it.
  process.once('SIGTERM', () => {
    rmSync(within, { recursive: true });
    process.exit();
  });
  const at = join(within, 'block of two words');
  mkdirSync(at);
  const block = blockIn(at, happy.game);
  const folder = join(within, 'whole');
  let journal: string | null = null;
  const watch = setInterval(() => {
    journal ??= withOnePart(join(making(folder), 'journal'));
  }, 2);
  const { code, stderr } = await ranInProcess(platesFlags(block, folder)).finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(stderr);
  if (journal === null) throw new Error('the first part was never made alone');
  return { block, folder, told: stderr, journal };
}

/** A journal as it is, if it tells of one part; null else. */
function withOnePart(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    return text.split('\n').length === 3 && text.endsWith('\n') ? text : null;
  } catch {
    return null;
  }
}
