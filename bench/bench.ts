import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameIds } from '../src/template/load.ts';
import { keepFigures } from './figures.ts';
import { type GameFigures, measureGame } from './game.ts';
import { GOALS } from './goals.ts';
import { askForHelp } from './help.ts';
import { table } from './table.ts';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));

/** Measures every game and the command line, writes `output/bench.json` and prints a table. */
export async function bench(): Promise<void> {
  const games: GameFigures[] = [];
  for (const id of await gameIds()) games.push(inItsOwnProcess(id));
  const figures = { helpSeconds: await askForHelp(), games, goals: GOALS };
  await keepFigures(figures);
  process.stdout.write(table(figures));
}

/** Measures one game and prints its figures as JSON. */
export async function measure(id: string): Promise<void> {
  process.stdout.write(JSON.stringify(await measureGame(id)));
}

/** Why  the peak of memory is then that of this game, and no other game has warmed the engine */
function inItsOwnProcess(id: string): GameFigures {
  const ran = spawnSync(process.execPath, [RUN, id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (ran.status !== 0) throw new Error(`the bench of ${id} left with ${ran.status ?? ran.signal}`);
  return JSON.parse(ran.stdout) as GameFigures;
}
