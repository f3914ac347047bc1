import { type Took, timed } from './clock.ts';
import type { Imaged } from './imaging/image-sheets.ts';
import type { LineBlock } from './imaging/line-block.ts';
import { middleOf } from './peers/middle.ts';
import { readingOf, ticketsReadBack } from './peers/recover.ts';

/** Imaging files read back in one process: every ticket on both its sides, held against what the block deals. */
export interface ReadBackOnce extends Took {
  readonly tickets: number;
}

/** The same over all rounds. */
export interface ReadBackFigures {
  readonly tickets: number;
  readonly ticketsPerSecond: number;
  /** In the fastest round: what others do on the machine can only slow it. */
  readonly atBest: number;
  /** Of each round. */
  readonly seconds: readonly number[];
}

export function readBackFigures(rounds: readonly ReadBackOnce[]): ReadBackFigures {
  const rates = rounds.map(({ tickets, seconds }) => tickets / seconds);
  return {
    tickets: rounds[0]?.tickets ?? 0,
    ticketsPerSecond: middleOf(rates),
    atBest: Math.max(...rates),
    seconds: rounds.map(({ seconds }) => seconds),
  };
}

/** Files of the line where they lie. */
export interface FilesAt {
  readonly imaged: Imaged;
  readonly folder: string;
}

/**
 * Reads the line's own files back, from their bytes on the disk to findings; those of a small job before, which warm the
 * engine and are not timed.
 *
 * Throws  Error if a ticket is not what the block deals, or is not recovered at all
 */
export async function readLineBack(
  block: LineBlock,
  { small, whole }: { readonly small: FilesAt; readonly whole: FilesAt },
): Promise<ReadBackOnce> {
  await allReadBack(block, small);
  const { seconds, cpuSeconds } = await allReadBack(block, whole);
  return { seconds, cpuSeconds, tickets: whole.imaged.tickets };
}

/** Why  a rate counts only tickets that read-back recovers from the very files */
async function allReadBack(block: LineBlock, { imaged: { made, tickets }, folder }: FilesAt): Promise<Took> {
  const request = await readingOf(made, { ...block, folder });
  const { value, ...took } = await timed(() => ticketsReadBack(request));
  if (value !== tickets) throw new Error(`only ${value} of ${tickets} tickets are recovered`);
  return took;
}
