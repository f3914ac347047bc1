import { blackOverprints, isPlainBlack, isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/**
 * Thin black lines overprint: where they knocked out, a slip of the plates would show as a white rim.
 *
 * Why     strokes only: thin black rectangles are mostly bars of codes, which stand on a clear ground
 */
export const rule: PdfRule = {
  id: 'pdf/lines/black-overprints',
  severity: 'warning',
  source: 'GWG',
  says: 'black lines thinner than the profile says overprint',
  check(subject, report) {
    const limit = subject.numbers.blackLinePt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.lines) {
        if (look.drawn !== 'stroke' || !isPlainBlack(look.paint)) continue;
        if (!isUnder(look.widthPt, limit) || blackOverprints(look.paint, look)) continue;
        report(
          about(subject, {
            expected: 'overprint',
            found: `knock-out at ${ptText(look.widthPt)}`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `a black line should ${expected}: found ${found} on page ${place?.page} (${detail})`,
};
