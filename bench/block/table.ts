import { whole } from '../columns.ts';
import { BLOCK_GOALS, LINE_GOALS, verdict } from '../goals.ts';
import { type Figure, type Line, layout } from '../table/layout.ts';
import { mebibytes, seconds } from '../table/words.ts';
import type { BlockFigures, WholeRun } from './whole-block.ts';

/** Whole blocks for people: a column a game. A smaller block has a goal in proportion. */
export const blockTable = (blocks: readonly BlockFigures[]): string =>
  `${layout([
    { label: '', figures: blocks.map(({ game }) => ({ text: game })), note: 'goal' },
    { label: 'tickets', figures: blocks.map(({ tickets }) => ({ text: whole(tickets) })) },
    ...runRows('Imaged', blocks, { of: ({ imaged }) => imaged, goal: BLOCK_GOALS.imagedSeconds }),
    {
      label: 'bytes a ticket',
      figures: blocks.map(({ bytesPerTicket }) => ({
        text: whole(bytesPerTicket),
        verdict: verdict(bytesPerTicket <= LINE_GOALS.bytesPerTicket),
      })),
      note: `≤ ${whole(LINE_GOALS.bytesPerTicket)}`,
    },
    ...runRows('Read back, every ticket', blocks, {
      of: ({ readBack }) => readBack,
      goal: BLOCK_GOALS.readBackSeconds,
    }),
  ])}\n${blocks.map(circumstances).join('')}`;

interface Run {
  readonly of: (block: BlockFigures) => WholeRun;
  /** In seconds, of a block of `BLOCK_GOALS.tickets`. */
  readonly goal: number;
}

const runRows = (title: string, blocks: readonly BlockFigures[], { of, goal }: Run): readonly Line[] => [
  { title },
  {
    label: 'from the start of the command to its end',
    figures: blocks.map((block) => ({
      text: seconds(of(block).seconds),
      verdict: verdict(of(block).seconds < (goal * block.tickets) / BLOCK_GOALS.tickets),
    })),
    note: `< ${goal} s for ${whole(BLOCK_GOALS.tickets)}, of fewer in proportion`,
  },
  {
    label: 'tickets a second',
    figures: blocks.map((block) => ({ text: whole(of(block).ticketsPerSecond) })),
  },
  {
    label: 'memory of each process at its peak',
    figures: blocks.map((block) => memoryOf(of(block))),
    note: `< ${mebibytes(LINE_GOALS.peakMebibytes)}, the command’s own process first`,
  },
];

function memoryOf({ peakMebibytes }: WholeRun): Figure {
  if (peakMebibytes.length === 0) return { text: 'not measured' };
  return {
    text: `${peakMebibytes.map((peak) => whole(peak)).join(', ')} MiB`,
    verdict: verdict(Math.max(...peakMebibytes) < LINE_GOALS.peakMebibytes),
  };
}

const circumstances = ({ game, cores, load }: BlockFigures): string =>
  `${game} on ${cores} cores, load of the machine ${load.map((one) => one.toFixed(1)).join(' to ')}\n`;
