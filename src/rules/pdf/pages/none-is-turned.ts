import { about, type PdfRule } from '../subject.ts';

/** No page is turned for viewing: impositions differ in whether they follow. */
export const rule: PdfRule = {
  id: 'pdf/pages/none-is-turned',
  severity: 'warning',
  source: 'house',
  says: 'no page has /Rotate',
  check(subject, report) {
    for (const { number: page, rotate } of subject.document.pages) {
      if (rotate !== 0) report(about(subject, { expected: 'upright', found: `/Rotate ${rotate}`, page }));
    }
  },
  message: ({ expected, found, place }) => `page ${place?.page} should be ${expected}: found ${found}`,
};
