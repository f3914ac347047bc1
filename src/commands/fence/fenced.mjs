// The process in which a file of anyone's is read: whatever it does, it does here. See fence.ts.
import { register } from 'tsx/esm/api';

register();
const { serve } = await import('./serve.ts');
serve(process);
