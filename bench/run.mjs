// The bench is TypeScript, as the command line is; tsx reads both as they are.
import { register } from 'tsx/esm/api';

register();
const [what, ...games] = process.argv.slice(2);
if (what === 'peers') {
  const { benchPeers } = await import('./peers/peers.ts');
  await benchPeers(games);
} else {
  const { bench, measure } = await import('./bench.ts');
  await (what === undefined ? bench() : measure(what));
}
