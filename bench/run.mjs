// The bench is TypeScript, as the command line is; tsx reads both as they are.
import { register } from 'tsx/esm/api';

register();
const { bench } = await import('./bench.ts');
await bench(process.argv.slice(2));
