import { about, type PdfRule } from './subject.ts';

/** One output intent of PDF/X says for which printing the file is made. */
export const rule: PdfRule = {
  id: 'pdf/x10-one-output-intent',
  severity: 'error',
  source: 'ISO',
  says: 'there is one output intent of subtype GTS_PDFX',
  check(subject, report) {
    const count = subject.document.intents.filter(({ subtype }) => subtype === 'GTS_PDFX').length;
    if (count === 1) return;
    report(about(subject, { expected: '1', found: `${count}` }));
  },
  message: ({ expected, found }) => `the file should have ${expected} output intent of PDF/X: found ${found}`,
};
