import { about, type PdfRule } from './subject.ts';

/** Every page counts in points: another unit moves every box and widens every line. */
export const rule: PdfRule = {
  id: 'pdf/x16-no-page-has-its-own-unit',
  severity: 'error',
  source: 'ISO',
  says: 'no page has a UserUnit',
  check(subject, report) {
    for (const { number: page, hasUserUnit, userUnit } of subject.document.pages) {
      if (hasUserUnit)
        report(about(subject, { expected: 'none', found: `/UserUnit ${userUnit ?? '?'}`, page }));
    }
  },
  message: ({ expected, found, place }) =>
    `page ${place?.page} has a unit of its own: expected ${expected}, found ${found}`,
};
