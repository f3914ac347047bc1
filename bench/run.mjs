// The bench is TypeScript, as the command line is; tsx reads both as they are.
import { register } from 'tsx/esm/api';

register();
const { bench, measure } = await import('./bench.ts');
const [game] = process.argv.slice(2);
await (game === undefined ? bench() : measure(game));
