import { buildRouteMap } from '@stricli/core';
import type { Desk } from '../desk.ts';
import { declaredLeft } from './declared/left.ts';
import { declaredLog } from './declared/log.ts';
import { declaredNew } from './declared/new.ts';
import { declaredOmit } from './declared/omit.ts';
import { declaredRecords } from './declared/records.ts';
import { declaredShow } from './declared/show.ts';
import { declaredTally } from './declared/tally.ts';
import { declaredWipe } from './declared/wipe.ts';

/** What is done with blocks; each verb is declared in a file of its own. */
export const blockVerbs = buildRouteMap<string, Desk>({
  routes: {
    new: declaredNew,
    records: declaredRecords,
    show: declaredShow,
    omit: declaredOmit,
    left: declaredLeft,
    tally: declaredTally,
    wipe: declaredWipe,
    log: declaredLog,
  },
  docs: { brief: 'Deal blocks, look at them, and account for their tickets' },
});
