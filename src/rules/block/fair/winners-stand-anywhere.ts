import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** Winners, and those of each prize, stand anywhere in the block. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/winners-stand-anywhere',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['block order', 'tier order'], report),
  message: wording('winners stand oftener in one part of the block than in another'),
};
