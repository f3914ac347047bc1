import { about, type PdfRule } from '../subject.ts';

/**
 * The file's own table leads to every object: what a RIP finds by it is what we judged.
 *
 * Why     our reader goes through a file from front to back; a RIP goes by the table, or mends it as it thinks best
 */
export const rule: PdfRule = {
  id: 'pdf/objects/table-leads-to-all',
  severity: 'error',
  source: 'ISO',
  says: 'the table of objects leads to each of them',
  check(subject, report) {
    for (const found of subject.document.tableFaults)
      report(about(subject, { expected: 'a true table', found }));
  },
  message: ({ expected, found }) => `expected ${expected} of objects: ${found}`,
};
