// The damages are TypeScript, as the command line is; tsx reads both as they are.
import { register } from 'tsx/esm/api';

register();
const { damageAll } = await import('./damage-all.ts');
await damageAll(process);
