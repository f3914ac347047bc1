import { blackOf, placed, sumOf } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Text that is meant to be black does not carry so much ink that it smears and sets off. */
export const rule: PdfRule = {
  id: 'pdf/text/black-is-not-too-rich',
  severity: 'warning',
  source: 'GWG',
  says: 'text of 85 % black or more has at most 280 % in all',
  check(subject, report) {
    const { textBlack, textSum } = subject.numbers;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.texts) {
        const sum = sumOf(look.paint) ?? 0;
        // Registration colour is a matter of its own: it says one tint and lies on every plate.
        if (blackOf(look.paint) < textBlack - 1e-3 || sum <= textSum + 1e-3) continue;
        report(
          about(subject, {
            expected: `${textSum} %`,
            found: `${Math.round(sum * 10) / 10} %`,
            detail: `${look.paint.text}, ${look.font}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `black text of ${found} ink on page ${place?.page} (${detail}): expected at most ${expected}`,
};
