import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { middleOf } from '../peers/middle.ts';
import type { BenchSize } from '../size.ts';
import type { LineBlock } from './line-block.ts';
import { LineProcess } from './line-process.ts';
import type { ImagedThere } from './serve.ts';

/** A file of a large job, and the small job that was made right after it by another process. */
export interface GrowthPair {
  readonly large: ImagedThere;
  readonly small: ImagedThere;
}

/** A large job, and what its process came to on its way. */
export interface LargeJob {
  readonly pairs: readonly GrowthPair[];
  /** When so many tickets were made as a small job has. */
  readonly smallPeakMegabytes: number;
}

/**
 * Makes a large job file by file in one process, as the command does; another one makes a small job after each.
 *
 * Why     a machine that others work on is now fast and now slow: large and small are held against each other pair by pair
 */
export async function growLarge(
  { template, deal, plan }: LineBlock,
  { size, folder }: { readonly size: BenchSize; readonly folder: string },
  small: () => Promise<ImagedThere>,
): Promise<LargeJob> {
  const line = await LineProcess.start(template.game.id);
  const into = join(folder, 'large');
  mkdirSync(into);
  const image = (from: number, to: number): Promise<ImagedThere> =>
    line.ask('image', { sheets: { from, to }, folder: into, line: 'kept' });
  try {
    const first = await image(0, size.smallSheets);
    const sheets = Math.floor(Math.min(size.growth, deal.tickets) / plan.places.length);
    const pairs: GrowthPair[] = [];
    for (let from = 0; from < sheets; from += size.fileSheets) {
      const large = await image(from, Math.min(sheets, from + size.fileSheets));
      pairs.push({ large, small: await small() });
    }
    return { pairs, smallPeakMegabytes: first.peakMegabytes };
  } finally {
    line.end();
    rmSync(into, { recursive: true });
  }
}

/** A job of so many tickets. */
export interface GrowthFigures {
  readonly tickets: number;
  /** For one ticket, what a file asks for once aside. */
  readonly microseconds: number;
  /** Beside the small job in the same moment. */
  readonly timesSmall: number;
  /** Of the process, when it had made so many. */
  readonly peakMegabytes: number;
}

/**
 * How the time for a ticket grows with the job.
 *
 * Shape   the small job, one file, the large job
 */
export function growthFigures(
  files: readonly GrowthPair[],
  { pairs, smallPeakMegabytes }: LargeJob,
): readonly GrowthFigures[] {
  const [first] = pairs;
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) throw new Error('nothing was made');
  const all = [...files, ...pairs];
  return [
    {
      tickets: first.small.tickets,
      microseconds: middleOf(all.map(({ small }) => small.steadyMicroseconds)),
      timesSmall: 1,
      peakMegabytes: smallPeakMegabytes,
    },
    { tickets: first.large.tickets, ...beside(files), peakMegabytes: first.large.peakMegabytes },
    {
      tickets: pairs.reduce((sum, { large }) => sum + large.tickets, 0),
      ...beside(pairs),
      peakMegabytes: last.large.peakMegabytes,
    },
  ];
}

const beside = (pairs: readonly GrowthPair[]) => ({
  microseconds: middleOf(pairs.map(({ large }) => large.steadyMicroseconds)),
  timesSmall: middleOf(pairs.map(({ large, small }) => large.steadyMicroseconds / small.steadyMicroseconds)),
});
