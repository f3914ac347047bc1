import { about, type PdfRule } from '../subject.ts';

/** Every image has all of its rows: what a RIP paints for those that are missing is its own affair. */
export const rule: PdfRule = {
  id: 'pdf/images/are-whole',
  severity: 'error',
  source: 'ISO',
  says: 'every image has as many samples as its size says',
  check(subject, report) {
    for (const { object, width, height, needed, has } of subject.document.shortImages) {
      report(
        about(subject, {
          expected: `${needed} bytes for ${width} × ${height} pixels`,
          found: `${has}`,
          detail: `object ${object}`,
        }),
      );
    }
  },
  message: ({ expected, found, detail }) => `the image of ${detail} should have ${expected}: found ${found}`,
};
