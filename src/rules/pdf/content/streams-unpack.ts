import type { PdfRule } from '../subject.ts';
import { reportProblems } from './problems.ts';

/** Every stream that a page uses unpacks whole: a damaged one prints as far as a RIP pleases. */
export const rule: PdfRule = {
  id: 'pdf/content/streams-unpack',
  severity: 'error',
  source: 'ISO',
  says: 'the streams that pages use can be unpacked',
  check: (subject, report) =>
    reportProblems(subject, report, { kinds: ['bad-stream'], expected: 'streams that unpack' }),
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: expected ${expected}, found that ${found} (${detail})`,
};
