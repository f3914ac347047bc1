import type { Rule } from '../../rule.ts';
import { reportEdges } from '../edges.ts';
import { imagingPages } from '../pages.ts';
import { mmText, type SheetSubject } from '../subject.ts';

/** What is imaged stays out of the edges that the press cannot print when imaging is off register. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/nothing-in-the-gripper',
  severity: 'error',
  check(job, report) {
    const pages = [...imagingPages(job)].map(({ page }) => page);
    reportEdges(pages, { press: job.press, off: job.press.registerTolerance }, report);
  },
  message: ({ zone, expected, found }, { press }) =>
    `${zone}, off register by ${mmText(press.registerTolerance)}: there must be ${expected}, and there is ${found}`,
};
