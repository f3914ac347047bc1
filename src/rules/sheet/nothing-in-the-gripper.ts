import type { Rule } from '../rule.ts';
import { reportEdges } from './edges.ts';
import { allPages } from './pages.ts';
import type { SheetSubject } from './subject.ts';

/**
 * Neither tickets nor marks reach into the edges that the press cannot print: gripper, tail and sides.
 *
 * Source  print.md, "Imposition"
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/nothing-in-the-gripper',
  severity: 'error',
  check(job, report) {
    const pages = [...allPages(job)].map(({ page }) => page);
    reportEdges(pages, { press: job.press, off: 0 }, report);
  },
  message: ({ zone, expected, found }) => `${zone}: there must be ${expected}, and there is ${found}`,
};
