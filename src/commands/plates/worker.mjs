// A process that images parts of a block. See workers.ts.
import '../process-worker.mjs';

const { serve } = await import('./worker.ts');
export default serve;
