import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** What content opens it closes: otherwise the next object prints in a state that nobody meant. */
export const rule: PdfRule = {
  id: 'pdf/content/states-are-closed',
  severity: 'error',
  source: 'ISO',
  says: 'q and Q, BT and ET, BDC and EMC match',
  check: (subject, report) =>
    reportProblems(subject, report, {
      kinds: ['unbalanced-q', 'unbalanced-text', 'unbalanced-marked-content'],
      expected: 'every state that is opened to be closed',
    }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
