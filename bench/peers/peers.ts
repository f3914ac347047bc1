import { gameIds } from '../../src/template/load.ts';
import { keepFigures } from '../figures.ts';
import { PEER_GOALS } from '../goals.ts';
import { type GameRips, ripSheets } from '../rip.ts';
import { comparePrograms, type GameComparison } from './compare.ts';
import { programsTable, ripsTable } from './table.ts';

const ROUNDS = 3;

/**
 * Holds our line against ordinary tools, and their files against each other before RIPs; into `output/bench.json` and tables.
 *
 * Shape   of the games named, or of all
 */
export async function benchPeers(games: readonly string[]): Promise<void> {
  const programs: GameComparison[] = [];
  const rips: GameRips[] = [];
  for (const game of games.length > 0 ? games : await gameIds()) {
    const compared = comparePrograms(game, ROUNDS);
    programs.push(compared);
    process.stdout.write(`${programsTable(compared)}\n`);
    const ripped = await ripSheets(game, ROUNDS);
    rips.push(ripped);
    process.stdout.write(`${ripsTable(ripped)}\n`);
  }
  await keepFigures({ peers: { programs, rips, goals: PEER_GOALS } });
}
