import { blackOverprints, isPlainBlack, isUnder, placed, ptText } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Small black text overprints: where it knocked out, a slip of the plates would show as a white rim. */
export const rule: PdfRule = {
  id: 'pdf/text/black-overprints',
  severity: 'warning',
  source: 'GWG',
  says: 'black text smaller than the profile says overprints',
  check(subject, report) {
    const limit = subject.numbers.blackTextPt;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.texts) {
        if (!isPlainBlack(look.paint) || !isUnder(look.sizePt, limit) || blackOverprints(look.paint, look))
          continue;
        report(
          about(subject, {
            expected: 'overprint',
            found: `knock-out at ${ptText(look.sizePt)}`,
            detail: `${look.font}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `black text should ${expected}: found ${found} on page ${place?.page} (${detail})`,
};
