import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keepFigures } from './figures.ts';
import { type GameFigures, measureGame } from './game.ts';
import { GOALS, LINE_GOALS, PEER_GOALS } from './goals.ts';
import { askForHelp } from './help.ts';
import { type BenchSize, SIZES } from './size.ts';
import { table } from './table/table.ts';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));

/** Measures games and the command line, writes `output/bench.json` and prints a table. */
export async function bench(games: readonly string[], size: BenchSize): Promise<void> {
  const figures = {
    helpSeconds: await askForHelp(),
    games: games.map((game) => inItsOwnProcess(game, size)),
  };
  const kept = { ...figures, goals: { ...GOALS, line: LINE_GOALS, peers: PEER_GOALS } };
  // Figures that say little do not take the place of those that are told from.
  await keepFigures(size.name === 'quick' ? { quick: kept } : kept);
  process.stdout.write(table(figures));
}

/** Measures one game and prints its figures as JSON. */
export async function measure(game: string, size: keyof typeof SIZES): Promise<void> {
  process.stdout.write(JSON.stringify(await measureGame(game, SIZES[size])));
}

/** Why  no other game has warmed the engine */
function inItsOwnProcess(game: string, { name }: BenchSize): GameFigures {
  const ran = spawnSync(process.execPath, [RUN, 'measure', game, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (ran.status !== 0) throw new Error(`the bench of ${game} left with ${ran.status ?? ran.signal}`);
  return JSON.parse(ran.stdout) as GameFigures;
}
