import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** The forms, images, fonts and colour spaces that content uses are what PDF says they are. */
export const rule: PdfRule = {
  id: 'pdf/content/objects-are-sound',
  severity: 'error',
  source: 'ISO',
  says: 'forms, images, fonts and spaces that content uses can be understood',
  check: (subject, report) =>
    reportProblems(subject, report, {
      kinds: ['bad-form', 'bad-image', 'bad-font', 'bad-colour-space'],
      expected: 'sound objects',
    }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
