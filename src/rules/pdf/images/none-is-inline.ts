import { placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/**
 * Images are objects of the file, and none is written into the content of a page.
 *
 * Why     many a reader passes over inline images without a word; they are legal, so this is said and no error
 */
export const rule: PdfRule = {
  id: 'pdf/images/none-is-inline',
  severity: 'warning',
  source: 'house',
  says: 'no image is inline',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.images) {
        if (look.object !== null) continue;
        report(
          about(subject, {
            expected: 'an image object',
            found: `an inline image (${look.kind}, ${Math.round(look.ppi)} ppi)`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `found ${found} on page ${place?.page}, ${detail}: expected ${expected}`,
};
