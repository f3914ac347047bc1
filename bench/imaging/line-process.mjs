// A process that images sheets of one game's block and does nothing else. See line-process.ts.
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./serve.ts');
await serve(process.argv[2] ?? '');
