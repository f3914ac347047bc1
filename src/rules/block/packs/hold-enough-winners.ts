import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { agrees } from '../about.ts';
import { aboutPacks } from './about-packs.ts';

/** No pack that is whole has too few winners. */
export const rule: Rule<BlockAudit> = {
  id: 'block/packs/hold-enough-winners',
  severity: 'error',
  check: ({ packs }, report) =>
    aboutPacks(packs.tooFewWinners, `${packs.rules.least} winners at least`, report),
  message: ({ expected, found, detail }) =>
    `a pack holds ${expected}, and ${found} ${agrees(found, 'holds', 'hold')} fewer: ${detail}`,
};
