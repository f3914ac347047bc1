import { type Took, timed } from './clock.ts';
import type { Imaged } from './imaging/image-sheets.ts';
import type { LineBlock } from './imaging/line-block.ts';
import { readingOf, ticketsReadBack } from './peers/recover.ts';

/** Imaging files read back in one process: every ticket on both its sides, held against what the block deals. */
export interface ReadBackFigures extends Took {
  readonly tickets: number;
  readonly ticketsPerSecond: number;
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
): Promise<ReadBackFigures> {
  await allReadBack(block, small);
  const { seconds, cpuSeconds } = await allReadBack(block, whole);
  const { tickets } = whole.imaged;
  return { seconds, cpuSeconds, tickets, ticketsPerSecond: tickets / seconds };
}

/** Why  a rate counts only tickets that read-back recovers from the very files */
async function allReadBack(block: LineBlock, { imaged: { made, tickets }, folder }: FilesAt): Promise<Took> {
  const request = await readingOf(made, { ...block, folder });
  const { value, ...took } = await timed(() => ticketsReadBack(request));
  if (value !== tickets) throw new Error(`only ${value} of ${tickets} tickets are recovered`);
  return took;
}
