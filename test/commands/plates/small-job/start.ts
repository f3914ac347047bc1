// A job of a block whose parts take milliseconds, killed at a moment if one is named: start FOLDER [MOMENT]

import { makeSmallJob } from './job.ts';
import { dieAt, stepsTaken } from './steps.ts';

const [folder, moment] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder');
if (moment !== undefined) dieAt(JSON.parse(moment));
await makeSmallJob(folder);
process.stdout.write(`${stepsTaken()}\n`);
