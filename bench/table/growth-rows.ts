import { whole } from '../columns.ts';
import type { GameFigures } from '../game.ts';
import { LINE_GOALS, verdict } from '../goals.ts';
import type { Figure, Line } from './layout.ts';
import { mebibytes, micro, times } from './words.ts';

type Games = readonly Pick<GameFigures, 'growth'>[];

/** What a ticket takes in small jobs and in large ones, and the memory that they take. */
export function growthRows(games: Games): readonly Line[] {
  const jobs = games[0]?.growth ?? [];
  return [
    {
      title: 'Growth: for a ticket, what is once a file aside, and beside a small job of the same moment',
    },
    ...jobs.flatMap((_, at): readonly Line[] => [
      {
        label: labelOf(games, at),
        figures: games.map(({ growth }) => timeOf(growth[at], at)),
        ...(at === 0 ? {} : { note: `within ${Math.round(LINE_GOALS.growth * 100)} %` }),
      },
      {
        label: '  memory at its peak',
        figures: games.map(({ growth }) => memoryOf(growth[at])),
        note: `< ${mebibytes(LINE_GOALS.peakMebibytes)}`,
      },
    ]),
  ];
}

type Job = GameFigures['growth'][number];

/** A block that has not so many tickets goes as far as it can. */
const labelOf = (games: Games, at: number): string =>
  `${[...new Set(games.map(({ growth }) => whole(growth[at]?.tickets ?? 0)))].join(' and ')} tickets`;

function timeOf(job: Job | undefined, at: number): Figure {
  if (job === undefined) return { text: '' };
  const text = `${micro(job.microseconds)}  ${times(job.timesSmall)}`;
  return at === 0 ? { text } : { text, verdict: verdict(Math.abs(job.timesSmall - 1) <= LINE_GOALS.growth) };
}

const memoryOf = (job: Job | undefined): Figure =>
  job === undefined
    ? { text: '' }
    : {
        text: mebibytes(job.peakMegabytes),
        verdict: verdict(job.peakMegabytes < LINE_GOALS.peakMebibytes),
      };
