import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** No single amount or symbol is to be found on winners alone, or on losing tickets alone. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/no-value-decides-alone',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['open'], report),
  message: wording('a single amount or symbol decides, where the rest of its zone should'),
};
