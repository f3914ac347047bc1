import { inksOf, isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Text in two or more inks stays sharp: plates never lie on each other to a hair. */
export const rule: PdfRule = {
  id: 'pdf/text/mixed-is-large-enough',
  severity: 'warning',
  source: 'GWG',
  says: 'text in two or more inks is at least as large as the profile says',
  check(subject, report) {
    const limit = subject.numbers.mixedTextPt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.texts) {
        if ((inksOf(look.paint) ?? 0) < 2 || !isUnder(look.sizePt, limit)) continue;
        report(
          about(subject, {
            expected: ptText(limit),
            found: `${ptText(look.sizePt)} in ${look.paint.text}`,
            detail: `${look.font}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `text of ${found} on page ${place?.page} (${detail}): expected at least ${expected} for several inks`,
};
