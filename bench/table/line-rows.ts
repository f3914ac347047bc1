import { whole } from '../columns.ts';
import type { GameFigures } from '../game.ts';
import { LINE_GOALS, verdict } from '../goals.ts';
import type { Line } from './layout.ts';
import { mebibytes } from './words.ts';

type Games = readonly Pick<GameFigures, 'line'>[];

/** How fast the line is, and how thin and small what it makes. */
export function lineRows(games: Games): readonly Line[] {
  const tickets = games[0]?.line.tickets ?? 0;
  const row = (label: string, figure: (line: GameFigures['line']) => number): Line => ({
    label,
    figures: games.map(({ line }) => ({ text: whole(figure(line)) })),
  });
  return [
    {
      title: `Imaging line: ${whole(tickets)} tickets, everything on, one core; every one was read back`,
    },
    row('tickets a second', ({ ticketsPerSecond }) => ticketsPerSecond),
    {
      label: '  in the fastest round',
      figures: games.map(({ line: { atBest } }) => ({
        text: whole(atBest),
        verdict: verdict(atBest >= LINE_GOALS.ticketsPerSecond),
      })),
      note: `≥ ${whole(LINE_GOALS.ticketsPerSecond)}`,
    },
    row('  by the processor’s clock', ({ ticketsPerCpuSecond }) => ticketsPerCpuSecond),
    row('  first file of a process', ({ cold }) => cold.ticketsPerSecond),
    row('  and with its start', ({ cold }) => cold.withStart),
    {
      label: 'bytes a ticket',
      figures: games.map(({ line: { bytesPerTicket } }) => ({
        text: whole(bytesPerTicket),
        verdict: verdict(bytesPerTicket <= LINE_GOALS.bytesPerTicket),
      })),
      note: `≤ ${whole(LINE_GOALS.bytesPerTicket)}`,
    },
    {
      label: 'memory at its peak',
      figures: games.map(({ line: { peakMegabytes } }) => ({
        text: mebibytes(peakMegabytes),
        verdict: verdict(peakMegabytes < LINE_GOALS.peakMebibytes),
      })),
      note: `< ${mebibytes(LINE_GOALS.peakMebibytes)}`,
    },
  ];
}
