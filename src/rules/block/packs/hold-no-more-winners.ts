import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { agrees } from '../about.ts';
import { aboutPacks } from './about-packs.ts';

/** No pack that is whole has too many winners. */
export const rule: Rule<BlockAudit> = {
  id: 'block/packs/hold-no-more-winners',
  severity: 'error',
  check: ({ packs }, report) =>
    aboutPacks(packs.tooManyWinners, `${packs.rules.most} winners at most`, report),
  message: ({ expected, found, detail }) =>
    `a pack holds ${expected}, and ${found} ${agrees(found, 'holds', 'hold')} more: ${detail}`,
};
