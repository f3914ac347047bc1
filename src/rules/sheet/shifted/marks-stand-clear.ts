import type { Rule } from '../../rule.ts';
import { reportMarks } from '../marks.ts';
import { imagingPages } from '../pages.ts';
import { mmText, type SheetSubject } from '../subject.ts';

/** What the imager prints in the margins stays off every bleed when imaging is off register. */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/marks-stand-clear',
  severity: 'error',
  check(job, report) {
    reportMarks(imagingPages(job), { plan: job.plan, off: job.press.registerTolerance }, report);
  },
  message: ({ zone, expected, found }, { press }) =>
    `${zone}, off register by ${mmText(press.registerTolerance)}: there must be ${expected}, and there is ${found}`,
};
