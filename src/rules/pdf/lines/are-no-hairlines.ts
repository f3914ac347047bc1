import { isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** No line is thinner than a dot: what a device makes of one is its own affair, and plates of 2,400 dpi lose it. */
export const rule: PdfRule = {
  id: 'pdf/lines/are-no-hairlines',
  severity: 'warning',
  source: 'house',
  says: 'no line is thinner than 0.12 pt, one dot of 600 dpi',
  check(subject, report) {
    const limit = subject.numbers.hairlinePt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.lines) {
        if (!isUnder(look.widthPt, limit)) continue;
        report(
          about(subject, {
            expected: ptText(limit),
            found: look.widthPt === 0 ? 'the thinnest that the device can' : ptText(look.widthPt),
            detail: `${look.drawn}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `a line of ${found} on page ${place?.page} (${detail}): expected at least ${expected}`,
};
