// A process that reads files of a job back. See workers.ts.
import '../process-worker.mjs';

const { serve } = await import('./worker.ts');
export default serve;
