import { about, type PdfRule } from './subject.ts';

/** A place in a table of objects has ten digits. */
const REACH = 10_000_000_000;

/** The file is short enough for a table of objects to reach its end. */
export const rule: PdfRule = {
  id: 'pdf/x29-the-table-can-reach-all',
  severity: 'error',
  source: 'ISO',
  says: 'the file has fewer than 10,000,000,000 bytes, as many as a table of objects can reach',
  check(subject, report) {
    const { byteCount } = subject.document;
    if (byteCount >= REACH)
      report(about(subject, { expected: `fewer than ${REACH} bytes`, found: `${byteCount}` }));
  },
  message: ({ expected, found }) =>
    `the table cannot reach the end of the file: expected ${expected}, found ${found}`,
};
