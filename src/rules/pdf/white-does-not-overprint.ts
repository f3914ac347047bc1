import type { Severity } from '../../base/finding.ts';
import type { PaintLook } from '../../pdf/read/facts/looks/looks.ts';
import { placed } from './painted.ts';
import { about, type PdfRule, type PdfSubject, pagesOf, timesText } from './subject.ts';

/**
 * White knocks out: white that overprints leaves no trace, and what it was to cover prints.
 *
 * Why     a spot at 0 % that overprints does open its own plate, as fixed plates do where a later ink knocks out; without
 *         a job nobody can tell that from a white that is lost. What is imaged is never a hole
 * Source  print.md, overprint oracle: white vanishes as CMYK in mode 1 and as a spot; CMYK in mode 0 and grey knock out
 */
export const rule: PdfRule = {
  id: 'pdf/white-does-not-overprint',
  severity: 'error',
  source: 'GWG',
  says: 'white does not overprint, and so vanish',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.paints) {
        const severity = gravity(look, subject);
        if (severity === null) continue;
        report(
          about(subject, {
            expected: 'knock out',
            found: `overprints (${look.by} in ${look.paint.text}, ${look.paint.family})`,
            detail: timesText(look),
            severity,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `white should ${expected}: on page ${place?.page} it ${found}, ${detail}`,
};

/** How grave it is that this white overprints; null where it is no white, knocks out, or is a hole that the job makes. */
function gravity({ paint, overprints, overprintMode }: PaintLook, { job }: PdfSubject): Severity | null {
  if (paint.isWhite !== true || !overprints) return null;
  if (paint.family === 'DeviceCMYK') return overprintMode === 1 ? 'error' : null;
  if (paint.family !== 'Separation' && paint.family !== 'DeviceN') return null;
  if (job === null) return 'warning';
  return paint.colorants.some((name) => job.imagedInks.includes(name)) ? 'error' : null;
}
