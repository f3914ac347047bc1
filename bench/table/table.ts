import type { GameFigures } from '../game.ts';
import { growthRows } from './growth-rows.ts';
import { layout } from './layout.ts';
import { lineRows } from './line-rows.ts';
import { otherRows } from './other-rows.ts';
import { peerRows } from './peer-rows.ts';
import { stageRows } from './stage-rows.ts';
import { workerRows } from './worker-rows.ts';

/** What the bench tells. */
export interface Figures {
  readonly helpSeconds: number;
  readonly games: readonly GameFigures[];
}

/** The figures for people: a column a game, and a goal beside what has one. */
export const table = ({ helpSeconds, games }: Figures): string =>
  `${layout([
    { label: '', figures: games.map(({ game }) => ({ text: game })), note: 'goal, or how it is known' },
    ...lineRows(games),
    ...stageRows(games),
    ...growthRows(games),
    ...workerRows(games),
    ...peerRows(games),
    ...otherRows(games, helpSeconds),
  ])}\n${LEGEND}\n${games.map(circumstances).join('')}`;

const LEGEND = `Everything on: dealt, judged, encoded, assembled, deflated, written to the disk, hashed; a file a side.
Ratios are taken within a round, in which all stood side by side; each figure is the middle of all rounds.
What one core must do is held against the fastest round, or time of three: others can only slow the machine.
Once a file: it is opened, and its first sheet goes the ordinary way too and must be the same bytes.
Reading back is timed on the line’s own files, after a small job’s that warm the engine and are not timed.
Like for like: what varies alone, as our imaging files have it. Fixed art is on plates of its own with us.
Files of growth and of two processes are not read back here: « npm run bench -- block » reads all of a block.
`;

function circumstances({ game, size, load, seconds }: GameFigures): string {
  const quick = size === 'quick' ? '; quick, so that its figures say little' : '';
  return `${game} in ${seconds.toFixed(0)} s, load of the machine ${load.map((one) => one.toFixed(1)).join(' to ')}${quick}\n`;
}
