import { SPOTS_KEPT } from '../../../pdf/read/facts/spots.ts';
import { about, type PdfRule, pagesOf } from '../subject.ts';

/** What was not read was not judged: a page that was given up, or has more looks than are kept, is said to be so. */
export const rule: PdfRule = {
  id: 'pdf/content/is-read-to-its-end',
  severity: 'error',
  source: 'house',
  says: 'every page is read to its end',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      if (!looks.isCut) continue;
      report(
        about(subject, {
          expected: 'all of its content',
          found: 'a part',
          page: page.number,
          severity: 'unchecked',
        }),
      );
    }
    if (subject.document.spots.length >= SPOTS_KEPT) {
      const found = `the first ${SPOTS_KEPT}`;
      report(about(subject, { expected: 'all of its spots', found, severity: 'unchecked' }));
    }
    const missing = subject.document.pages.length - subject.looks.length;
    if (missing <= 0) return;
    report(about(subject, { expected: 'all pages', found: `all but ${missing}`, severity: 'unchecked' }));
  },
  message: ({ expected, found, place }) =>
    `not all was judged: of ${place?.page === null ? expected : `${expected} on page ${place?.page}`} only ${found} was read`,
};
