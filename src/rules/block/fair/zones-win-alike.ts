import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** On a surface of several zones each wins as often as the others. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/zones-win-alike',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['zones'], report),
  message: wording('some zones of a surface win oftener than others'),
};
