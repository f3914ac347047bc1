import { type PdfRule, reportSightings } from './subject.ts';

/** The file does nothing by itself, asks nothing of whoever opens it, and hides no file within. */
export const rule: PdfRule = {
  id: 'pdf/x22-nothing-acts',
  severity: 'error',
  source: 'ISO',
  says: 'no JavaScript, actions, forms to fill in or embedded files',
  check(subject, report) {
    reportSightings(subject, report, { seen: subject.document.actions });
  },
  message: ({ found, detail }) => `the file should do nothing and hold no other: found ${found} in ${detail}`,
};
