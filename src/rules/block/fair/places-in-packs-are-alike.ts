import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { aboutTests, wording } from './about-tests.ts';

/** A winner may stand at any place of its pack, but for what the rule on losing runs asks. */
export const rule: Rule<BlockAudit> = {
  id: 'block/fair/places-in-packs-are-alike',
  severity: 'error',
  check: (audit, report) => aboutTests(audit, ['pack places'], report),
  message: wording('some places of packs win oftener than the rules of packs make them'),
};
