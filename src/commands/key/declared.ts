import { buildRouteMap } from '@stricli/core';
import type { Desk } from '../desk.ts';
import { declaredNew } from './declared/new.ts';

/** What is done with keys. */
export const keyVerbs = buildRouteMap<string, Desk>({
  routes: { new: declaredNew },
  docs: { brief: 'Make the keys that blocks are dealt from' },
});
