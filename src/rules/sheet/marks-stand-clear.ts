import type { Rule } from '../rule.ts';
import { reportMarks } from './marks.ts';
import { allPages } from './pages.ts';
import type { SheetSubject } from './subject.ts';

/** Marks stand outside every bleed: nothing of them is left on a ticket that is cut a little off. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/marks-stand-clear',
  severity: 'error',
  check(job, report) {
    reportMarks(allPages(job), { plan: job.plan, off: 0 }, report);
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};
