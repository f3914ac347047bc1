import { placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Registration colour is for marks: on the work itself it is every ink at once. */
export const rule: PdfRule = {
  id: 'pdf/inks/registration-is-in-marks-only',
  severity: 'warning',
  source: 'GWG',
  says: 'registration colour (All) stands outside the trim, on no ticket',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.registration) {
        if (look.on === 'margin') continue;
        report(
          about(subject, {
            expected: subject.job === null ? 'outside the trim' : 'outside all tickets',
            found: look.on === 'work' ? 'on the work' : 'on a page that says no trim within its sheet',
            detail: timesText(look),
            ...placed(page, look),
            ...(look.on === 'work' ? {} : { severity: 'unchecked' as const }),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `registration colour should stand ${expected}: found ${found}, page ${place?.page}, ${detail}`,
};
