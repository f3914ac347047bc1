import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** Content names fonts, forms, images, spaces and states only that its resources hold: what is missing is left out of the print. */
export const rule: PdfRule = {
  id: 'pdf/content/resources-are-there',
  severity: 'error',
  source: 'ISO',
  says: 'whatever content names is among its resources',
  check: (subject, report) =>
    reportProblems(subject, report, { kinds: ['missing-resource'], expected: 'all that content names' }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
