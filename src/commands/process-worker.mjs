// What every process of a pool begins with. See processes.ts.
import { register } from 'tsx/esm/api';

register();
// An interruption is the pool's to answer; a pool that is gone leaves nobody to work for.
process.on('SIGINT', () => {});
process.once('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
