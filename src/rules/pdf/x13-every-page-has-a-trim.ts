import { about, type PdfRule } from './subject.ts';

/** Every page says where it is cut: a TrimBox, and no ArtBox beside it. */
export const rule: PdfRule = {
  id: 'pdf/x13-every-page-has-a-trim',
  severity: 'error',
  source: 'ISO',
  says: 'every page has a TrimBox, and no ArtBox beside it',
  check(subject, report) {
    for (const { number, trim, art } of subject.document.pages) {
      if (trim === null) {
        const found = art === null ? 'none' : 'only an ArtBox';
        report(about(subject, { expected: 'a TrimBox', found, page: number }));
      } else if (art !== null) {
        report(about(subject, { expected: 'a TrimBox alone', found: 'an ArtBox too', page: number }));
      }
    }
  },
  message: ({ expected, found, place }) => `page ${place?.page} should have ${expected}: found ${found}`,
};
