import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** Content has operators of PDF alone, each with the operands that it takes: a RIP skips what it does not know. */
export const rule: PdfRule = {
  id: 'pdf/content/operators-are-sound',
  severity: 'error',
  source: 'ISO',
  says: 'content has only operators of PDF, with their operands',
  check: (subject, report) =>
    reportProblems(subject, report, {
      kinds: ['unknown-operator', 'forbidden-operator', 'too-few-operands', 'wrong-operand', 'broken-token'],
      expected: 'operators of PDF with their operands',
    }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
