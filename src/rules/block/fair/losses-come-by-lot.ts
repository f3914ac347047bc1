import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** What came before tells nothing of what comes next, within packs and from one to the next. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/losses-come-by-lot',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['runs', 'pack ends', 'neighbours'], report),
  message: wording('tickets that were sold tell of the next ones'),
};
