import { whole } from '../columns.ts';
import type { GameFigures } from '../game.ts';
import { GOALS, verdict } from '../goals.ts';
import type { Line } from './layout.ts';
import { seconds } from './words.ts';

type Games = readonly Pick<GameFigures, 'readBack' | 'preflight' | 'checked' | 'ordinary'>[];

/** What else is asked of one core. */
export function otherRows(games: Games, helpSeconds: number): readonly Line[] {
  const rate = (label: string, rated: Rated): Line => ({
    label,
    figures: games.map((game) => ({
      text: whole(rated.of(game)),
      verdict: verdict(rated.of(game) >= rated.goal),
    })),
    note: [`≥ ${whole(rated.goal)}`, ...(rated.how === undefined ? [] : [rated.how])].join(', '),
  });
  const [first] = games;
  return [
    { title: 'Reading, and the ordinary way: one core' },
    {
      label: 'tickets read back a second',
      figures: games.map(({ readBack: { ticketsPerSecond } }) => ({ text: whole(ticketsPerSecond) })),
      note: 'the engine warm',
    },
    rate('  in the fastest round', {
      of: ({ readBack }) => readBack.atBest,
      goal: GOALS.readBackPerSecond,
    }),
    {
      label: 'preflight of 100 sheets',
      figures: games.map(({ preflight }) => ({
        text: seconds(preflight.seconds),
        verdict: verdict(preflight.seconds < GOALS.preflightSeconds),
      })),
      note: `< ${seconds(GOALS.preflightSeconds)}`,
    },
    rate('records checked a second', {
      of: ({ checked }) => checked.recordsPerSecond,
      goal: GOALS.recordsPerSecond,
    }),
    rate('tickets the ordinary way a second', {
      of: ({ ordinary }) => ordinary.ticketsPerSecond,
      goal: GOALS.ticketsPerSecond,
      how: `${whole(first?.ordinary.tickets ?? 0)} of them`,
    }),
    {
      label: 'grattage --help',
      figures: games.map((_, at) =>
        at > 0
          ? { text: '' }
          : { text: seconds(helpSeconds), verdict: verdict(helpSeconds < GOALS.helpSeconds) },
      ),
      note: `< ${seconds(GOALS.helpSeconds)}`,
    },
  ];
}

interface Rated {
  readonly of: (game: Games[number]) => number;
  readonly goal: number;
  readonly how?: string;
}
