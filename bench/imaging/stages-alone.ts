import { join } from 'node:path';
import { partName } from '../../src/imaging/parts.ts';
import { timed } from '../clock.ts';
import type { FilesAt } from '../read-back.ts';
import { encodeCodes } from './codes.ts';
import { dealAlone, dealAndJudge } from './dealing.ts';
import { deflatePages } from './deflating.ts';
import type { LineBlock } from './line-block.ts';
import { writeAsTheLine, writeAtOnce } from './writing.ts';

/** What stages of the line take alone, in seconds, over the very tickets and bytes of one file. */
export interface StagesAlone {
  readonly deal: number;
  /** With the deal, since tickets are judged as they are dealt. */
  readonly dealAndJudge: number;
  readonly codes: number;
  /** zlib on the pages, which is its own limit. */
  readonly deflate: number;
  readonly write: number;
  /** The same bytes handed to the disk at once. */
  readonly disk: number;
}

/**
 * Does each stage of the line alone, over the sheets that were imaged.
 *
 * Throws  Error if a stage does not go through all the tickets
 */
export async function stagesAlone(
  block: LineBlock,
  { imaged: { made, tickets }, folder }: FilesAt,
): Promise<StagesAlone> {
  const { sheets } = made;
  const ofAll = async (stage: () => number): Promise<number> => {
    const { value, seconds } = await timed(stage);
    if (value !== tickets) throw new Error(`a stage went through ${value} of ${tickets} tickets`);
    return seconds;
  };
  const paths = (['recto', 'verso'] as const).map((side) =>
    join(folder, `${partName(block.plan, side, sheets)}.pdf`),
  );
  const files = { paths, pages: sheets.to - sheets.from, folder };
  const deal = await ofAll(() => dealAlone(block, sheets));
  const judged = await ofAll(() => dealAndJudge(block, sheets));
  const codes = encodeCodes(block, sheets);
  let deflate = 0;
  for (const path of paths) deflate += await deflatePages(path);
  const write = await writeAsTheLine(files);
  return { deal, dealAndJudge: judged, codes, deflate, write, disk: writeAtOnce(files) };
}
