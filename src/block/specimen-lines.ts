import type { Game } from '../game/game.ts';
import { writeRecord } from '../game/record.ts';
import { specimens } from './specimens.ts';

/** The specimens of a game as NDJSON, in the maker's order; the same game gives the same bytes. */
export const specimenLines = (game: Game): string =>
  specimens(game)
    .map(({ ticket }) => `${JSON.stringify(writeRecord(game, ticket))}\n`)
    .join('');
