// The bench is TypeScript, as the command line is; tsx reads both as they are.
import { register } from 'tsx/esm/api';

register();
const { runBench } = await import('./ask.ts');
await runBench(process.argv.slice(2));
