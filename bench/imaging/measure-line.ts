import { type ProgramFigures, type ProgramRound, programFigures, runPrograms } from '../peers/compare.ts';
import { PEER_IDS } from '../peers/programs.ts';
import type { ProgramRun } from '../peers/run-program.ts';
import { type ReadBackFigures, readBackFigures } from '../read-back.ts';
import type { BenchSize } from '../size.ts';
import { type GrowthFigures, growLarge, growthFigures } from './growth.ts';
import type { LineBlock } from './line-block.ts';
import { type LineFigures, lineFigures } from './line-figures.ts';
import { type LineRound, LineRounds } from './line-rounds.ts';
import { mustBeSameBytes } from './same-bytes.ts';
import type { ImagedThere } from './serve.ts';
import { type LineStages, lineStages } from './stages.ts';

/** All that is told of the imaging line of one game. */
export interface ImagingFigures {
  readonly line: LineFigures;
  readonly stages: LineStages;
  readonly readBack: ReadBackFigures;
  readonly growth: readonly GrowthFigures[];
  readonly programs: readonly ProgramFigures[];
}

/**
 * Measures the line, its stages, ordinary tools beside it, and how it grows, all in turn.
 *
 * Throws  Error if any ticket that a rate counts is not recovered from the very files
 */
export async function measureLine(
  block: LineBlock,
  at: { readonly size: BenchSize; readonly folder: string },
): Promise<ImagingFigures> {
  const { rounds, cold } = await LineRounds.start(block.template.game.id, at);
  try {
    const { made, programs } = await besideOthers(block, at.size, { rounds, cold });
    const large = await growLarge(block, at, () => rounds.small());
    const wholes = made.map(({ whole }) => whole);
    // What was read back of these is read back of all.
    mustBeSameBytes([cold, ...wholes, ...large.pairs.slice(0, 1).map((pair) => pair.large)]);
    return {
      line: lineFigures(cold, wholes),
      stages: lineStages(made),
      readBack: readBackFigures(made.map(({ readBack }) => readBack)),
      growth: growthFigures(
        made.map(({ whole, small }) => ({ large: whole, small })),
        large,
      ),
      programs: programFigures(programs),
    };
  } finally {
    rounds.end();
  }
}

/** Round by round the line, then every other tool. */
async function besideOthers(
  { template }: LineBlock,
  size: BenchSize,
  { rounds, cold }: { readonly rounds: LineRounds; readonly cold: ImagedThere },
): Promise<{ readonly made: readonly LineRound[]; readonly programs: readonly ProgramRound[] }> {
  const made: LineRound[] = [];
  const programs: ProgramRound[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const one = await rounds.next();
    const others = runPrograms(PEER_IDS, template.game.id, size.peers);
    made.push(one);
    programs.push(new Map([['grattage', ours(cold, one.whole)], ...others]));
  }
  return { made, programs };
}

/** Our line as a program beside others: its first file with the start of its process, then the file of this round. */
const ours = (cold: ImagedThere, { seconds, cpuSeconds, ...whole }: ImagedThere): ProgramRun => ({
  tickets: whole.tickets,
  wholeSeconds: cold.processSeconds,
  steadySeconds: seconds,
  steadyCpuSeconds: cpuSeconds,
  bytesPerTicket: whole.bytesPerTicket,
  peakMegabytes: cold.peakMegabytes,
});
