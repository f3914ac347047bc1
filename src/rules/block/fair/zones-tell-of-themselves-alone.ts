import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** Once it is known what a zone wins, what it shows tells nothing of the other zones. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/zones-tell-of-themselves-alone',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['rest'], report),
  message: wording('what a zone shows tells more than what the zone wins'),
};
