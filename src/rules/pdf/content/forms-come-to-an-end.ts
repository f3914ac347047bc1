import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** No form places itself, by whatever way round, and forms do not nest deeper than any work needs. */
export const rule: PdfRule = {
  id: 'pdf/content/forms-come-to-an-end',
  severity: 'error',
  source: 'ISO',
  says: 'no form places itself, and forms do not nest without end',
  check: (subject, report) =>
    reportProblems(subject, report, { kinds: ['form-loop', 'forms-too-deep'], expected: 'forms that end' }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
