import { isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** White lines stay open: ink closes in on them from both sides. */
export const rule: PdfRule = {
  id: 'pdf/lines/white-is-wide-enough',
  severity: 'warning',
  source: 'GWG',
  says: 'white lines are at least as wide as the profile says',
  check(subject, report) {
    const limit = subject.numbers.whiteLinePt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.lines) {
        if (look.paint.isWhite !== true || !isUnder(look.widthPt, limit)) continue;
        report(
          about(subject, {
            expected: ptText(limit),
            found: ptText(look.widthPt),
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `a white line of ${found} on page ${place?.page} (${detail}): expected at least ${expected}`,
};
