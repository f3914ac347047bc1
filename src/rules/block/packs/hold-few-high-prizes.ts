import type { BlockAudit } from '../../../audit/audit.ts';
import { formatMoney } from '../../../base/money.ts';
import type { Rule } from '../../rule.ts';
import { agrees } from '../about.ts';
import { aboutPacks } from './about-packs.ts';

/** No pack holds more high prizes than it may. */
export const rule: Rule<BlockAudit> = {
  id: 'block/packs/hold-few-high-prizes',
  severity: 'error',
  check: ({ packs }, report) =>
    aboutPacks(
      packs.tooManyHigh,
      `${packs.rules.high.most} at most of the prizes from ${formatMoney(packs.rules.high.from)} up`,
      report,
    ),
  message: ({ expected, found, detail }) =>
    `a pack holds ${expected}, and ${found} ${agrees(found, 'holds', 'hold')} more: ${detail}`,
};
