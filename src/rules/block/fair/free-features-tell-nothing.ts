import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** What nothing in the law ties to a win goes with none: stars, places, single marks, digits. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/free-features-tell-nothing',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['free'], report),
  message: wording('what is seen without scratching all of a zone goes with what is won'),
};
