import { whole } from '../columns.ts';
import type { GameFigures } from '../game.ts';
import { LINE_GOALS, verdict } from '../goals.ts';
import type { Line } from './layout.ts';
import { times } from './words.ts';

type Games = readonly Pick<GameFigures, 'workers'>[];

/** What a second process brings. */
export function workerRows(games: Games): readonly Line[] {
  const tickets = games[0]?.workers.tickets ?? 0;
  const row = (label: string, of: 'one' | 'two'): Line => ({
    label,
    figures: games.map(({ workers }) => ({ text: whole(workers[of].steadyTicketsPerSecond) })),
  });
  return [
    { title: `Two processes beside one: ${whole(tickets)} tickets, as grattage plates makes them` },
    row('one, tickets a second', 'one'),
    row('two, tickets a second', 'two'),
    {
      label: 'two beside one',
      figures: games.map(({ workers: { times: by } }) => ({
        text: times(by.steady),
        verdict: verdict(by.steady >= LINE_GOALS.twoProcesses),
      })),
      note: `≥ × ${LINE_GOALS.twoProcesses.toFixed(2)}`,
    },
    {
      label: '  zlib alone, two beside one',
      figures: games.map(({ workers: { times: by } }) => ({ text: times(by.zlib) })),
      note: 'the same pages, to hold it beside',
    },
    {
      label: '  with their start',
      figures: games.map(({ workers: { times: by } }) => ({ text: times(by.whole) })),
      note: 'which weighs less on more tickets',
    },
  ];
}
