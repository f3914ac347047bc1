// A thread that images parts of a block. See workers.ts.
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./worker.ts');
export default serve;
