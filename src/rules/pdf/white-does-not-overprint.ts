import { placed, whiteVanishes } from './painted.ts';
import { about, pagesOf, type PdfRule, timesText } from './subject.ts';

/** White knocks out: white that overprints leaves no trace on any plate, and what it was to cover prints. */
export const rule: PdfRule = {
  id: 'pdf/white-does-not-overprint',
  severity: 'error',
  source: 'GWG',
  says: 'white does not overprint, and so vanish',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.paints) {
        if (!whiteVanishes(look.paint, look)) continue;
        report(
          about(subject, {
            expected: 'knock out',
            found: `overprints (${look.by} in ${look.paint.family})`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `white should ${expected}: on page ${place?.page} it ${found}, ${detail}`,
};
