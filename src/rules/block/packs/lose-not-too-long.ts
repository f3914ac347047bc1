import type { BlockAudit } from '../../../audit/audit.ts';
import type { Rule } from '../../rule.ts';
import { agrees } from '../about.ts';
import { aboutPacks } from './about-packs.ts';

/** No pack has a losing run that is too long. */
export const rule: Rule<BlockAudit> = {
  id: 'block/packs/lose-not-too-long',
  severity: 'error',
  check: ({ packs }, report) =>
    aboutPacks(packs.tooLongRuns, `${packs.rules.longestLosingRun} losing tickets at most`, report),
  message: ({ expected, found, detail }) =>
    `a losing run has ${expected}, and ${found} ${agrees(found, 'has', 'have')} a longer one: ${detail}`,
};
