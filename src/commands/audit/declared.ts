import { buildRouteMap } from '@stricli/core';
import type { Desk } from '../desk.ts';
import { declaredBlock } from './declared/block.ts';
import { declaredProve } from './declared/prove.ts';
import { declaredVerify } from './declared/verify.ts';

/** What is audited, and what goes with its root; a block, where nothing else is said. */
export const auditVerbs = buildRouteMap<'block' | 'prove' | 'verify', Desk>({
  routes: { block: declaredBlock, prove: declaredProve, verify: declaredVerify },
  defaultCommand: 'block',
  docs: { brief: 'Audit a whole block; prove and verify its tickets' },
});
