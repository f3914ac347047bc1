// A thread that audits its part of a block. See workers.ts.
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./worker.ts');
await serve();
