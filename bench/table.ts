import type { Took } from './clock.ts';
import { columns, whole } from './columns.ts';
import type { GameFigures } from './game.ts';
import { GOALS } from './goals.ts';

interface Figures {
  readonly helpSeconds: number;
  readonly games: readonly GameFigures[];
}

/** The figures for people: one column a game, a goal beside what has one. */
export function table({ helpSeconds, games }: Figures): string {
  const [first] = games;
  const stages = Object.keys(first?.stages ?? {}) as (keyof GameFigures['stages'])[];
  const row = (name: string, figure: (game: GameFigures) => string, goal = ''): readonly string[] => [
    name,
    ...games.map(figure),
    goal,
  ];
  return columns([
    row('', ({ game }) => game, 'goal'),
    row('tickets', ({ tickets }) => whole(tickets)),
    row(
      'records checked a second',
      ({ checked }) => whole(checked.recordsPerSecond),
      `≥ ${whole(GOALS.recordsPerSecond)}`,
    ),
    row(
      'tickets written a second',
      ({ written }) => whole(written.ticketsPerSecond),
      `≥ ${whole(GOALS.ticketsPerSecond)}`,
    ),
    ...stages.map((stage) =>
      row(`  ${stage}`, ({ stages: all }) => `${seconds(all[stage])}  ${percent(all[stage].share)}`),
    ),
    row(
      'tickets read back a second',
      ({ readBack }) => whole(readBack.ticketsPerSecond),
      `≥ ${whole(GOALS.readBackPerSecond)}`,
    ),
    row(
      'preflight of 100 sheets',
      ({ preflight }) => seconds(preflight),
      `< ${GOALS.preflightSeconds.toFixed(2)} s`,
    ),
    row('bytes a ticket', ({ bytesPerTicket }) => whole(bytesPerTicket)),
    row('memory at its peak', ({ peakMegabytes }) => `${whole(peakMegabytes)} MB`),
    [
      'grattage --help',
      `${helpSeconds.toFixed(2)} s`,
      ...games.slice(1).map(() => ''),
      `< ${GOALS.helpSeconds.toFixed(2)} s`,
    ],
  ]);
}

const seconds = ({ seconds: value }: Took): string => `${value.toFixed(2)} s`;
const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(5);
