import { middleOf } from '../peers/middle.ts';
import type { Imaged } from './image-sheets.ts';
import type { StagesAlone } from './stages-alone.ts';

/** The stages of the line in their order, and what a file asks for once. */
export const STAGES = ['deal', 'judge', 'codes', 'assemble', 'deflate', 'write', 'once a file'] as const;

export type StageName = (typeof STAGES)[number];

/** One stage beside the whole line. */
export interface StageFigures {
  readonly microseconds: number;
  /** Of the whole. */
  readonly share: number;
}

/** The line's time for a ticket, and where it goes. */
export interface LineStages {
  readonly microseconds: number;
  readonly stages: Readonly<Record<StageName, StageFigures>>;
  /** How many times as long as zlib alone on its pages, and as the disk alone on its files, the whole line takes. */
  readonly limits: { readonly zlib: StageFigures & Times; readonly disk: StageFigures & Times };
}

interface Times {
  readonly lineIsTimes: number;
}

/** The line over a file, and right after it its stages over the same file. */
export interface StageRound {
  readonly whole: Pick<Imaged, 'seconds' | 'onceSeconds' | 'tickets'>;
  readonly alone: StagesAlone;
}

/**
 * The stages as shares of the whole, each round by itself, and the middle of all rounds.
 *
 * Why     judging is what the deal with it takes longer than the deal; to assemble is what nothing else is
 */
export function lineStages(rounds: readonly StageRound[]): LineStages {
  const all = rounds.map(({ whole, alone }) => ({ whole, stages: stagesOf(whole, alone), alone }));
  const figures = (of: (round: (typeof all)[number]) => number): StageFigures => ({
    microseconds: middleOf(all.map((round) => (of(round) / round.whole.tickets) * 1e6)),
    share: middleOf(all.map((round) => of(round) / round.whole.seconds)),
  });
  const limit = (of: (round: (typeof all)[number]) => number): StageFigures & Times => ({
    ...figures(of),
    lineIsTimes: middleOf(all.map((round) => round.whole.seconds / of(round))),
  });
  return {
    microseconds: figures(({ whole }) => whole.seconds).microseconds,
    stages: Object.fromEntries(
      STAGES.map((stage) => [stage, figures(({ stages }) => stages[stage])]),
    ) as LineStages['stages'],
    limits: { zlib: limit(({ alone }) => alone.deflate), disk: limit(({ alone }) => alone.disk) },
  };
}

function stagesOf(whole: StageRound['whole'], alone: StagesAlone): Readonly<Record<StageName, number>> {
  const { deal, dealAndJudge, codes, deflate, write } = alone;
  const once = whole.onceSeconds;
  return {
    deal,
    judge: dealAndJudge - deal,
    codes,
    assemble: whole.seconds - dealAndJudge - codes - deflate - write - once,
    deflate,
    write,
    'once a file': once,
  };
}
