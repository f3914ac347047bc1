import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** Content is no bomb: it does not unpack or run without end. */
export const rule: PdfRule = {
  id: 'pdf/content/is-bounded',
  severity: 'error',
  source: 'ISO',
  says: 'content stays within what a page of the press can need',
  check: (subject, report) =>
    reportProblems(subject, report, {
      kinds: ['too-many-operators', 'inflates-too-far'],
      expected: 'content of bounded size',
    }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
