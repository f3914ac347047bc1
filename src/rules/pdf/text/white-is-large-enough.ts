import { isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** White text stays open: what lies around it closes in from all sides. */
export const rule: PdfRule = {
  id: 'pdf/text/white-is-large-enough',
  severity: 'warning',
  source: 'GWG',
  says: 'white text is at least as large as the profile says',
  check(subject, report) {
    const limit = subject.numbers.whiteTextPt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.texts) {
        if (look.paint.isWhite !== true || !isUnder(look.sizePt, limit)) continue;
        report(
          about(subject, {
            expected: ptText(limit),
            found: ptText(look.sizePt),
            detail: `${look.font}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `white text of ${found} on page ${place?.page} (${detail}): expected at least ${expected}`,
};
