import { placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** What is painted shows: whether a RIP prints a hidden layer is its own affair. */
export const rule: PdfRule = {
  id: 'pdf/layers/none-is-hidden',
  severity: 'warning',
  source: 'house',
  says: 'nothing is painted in a layer that is not shown',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.hidden) {
        report(
          about(subject, {
            expected: 'a layer that is shown',
            found: `« ${look.layer} »`,
            detail: timesText(look),
            ...placed(page, look),
            severity: subject.job === null ? 'warning' : 'error',
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page} paints in the hidden layer ${found}, ${detail}: expected ${expected}`,
};
