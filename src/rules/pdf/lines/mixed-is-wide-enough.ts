import { inksOf, isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Lines in two or more inks stay one line: plates never lie on each other to a hair. */
export const rule: PdfRule = {
  id: 'pdf/lines/mixed-is-wide-enough',
  severity: 'warning',
  source: 'GWG',
  says: 'lines in two or more inks are at least as wide as the profile says',
  check(subject, report) {
    const limit = subject.numbers.mixedLinePt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.lines) {
        if ((inksOf(look.paint) ?? 0) < 2 || !isUnder(look.widthPt, limit)) continue;
        report(
          about(subject, {
            expected: ptText(limit),
            found: `${ptText(look.widthPt)} in ${look.paint.text}`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `a line of ${found} on page ${place?.page} (${detail}): expected at least ${expected} for several inks`,
};
