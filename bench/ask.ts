import { gameIds } from '../src/template/load.ts';
import { bench, measure } from './bench.ts';
import { benchBlocks } from './block/block.ts';
import { benchPeers } from './peers/peers.ts';
import { isSize, SIZES } from './size.ts';

const USAGE = `npm run bench                     the line of all games beside its goals, in some twenty minutes
npm run bench -- quick [GAME…]    the same in little: to see that it runs
npm run bench -- full [GAME…]     the same in full
npm run bench -- block [GAME…]    whole blocks on plates and read back by the command line
npm run bench -- peers [GAME…]    ordinary tools at length, and their files before RIPs
`;

/** Does what is asked on the bench's command line; games that are not named are all. */
export async function runBench([what = 'full', ...named]: readonly string[]): Promise<void> {
  const games = named.length > 0 ? named : await gameIds();
  if (isSize(what)) return bench(games, SIZES[what]);
  if (what === 'block') return benchBlocks(games);
  if (what === 'peers') return benchPeers(games);
  const [game, size] = named;
  if (what === 'measure' && game !== undefined && size !== undefined && isSize(size))
    return measure(game, size);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
