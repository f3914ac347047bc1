import type { PaintLook } from '../../../pdf/read/facts/looks/looks.ts';
import { inksOf, placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';
import type { FileOfJob } from './file-of-job.ts';

/**
 * Inks overprint, or knock out, as the job says.
 *
 * Why     one object that knocks out in the composite takes the security black, the white or the coat from under it, and
 *         lets light through to what the ticket wins
 */
export const rule: PdfRule = {
  id: 'pdf/job/overprints-as-the-job-says',
  severity: 'error',
  source: 'house',
  says: 'each ink overprints or knocks out as the job says, process inks spare the spots under them',
  check(subject, report) {
    const { job } = subject;
    if (job === null) return;
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.paints) {
        const expected = wanted(look, job);
        if (expected === null || expected === look.overprints) continue;
        report(
          about(subject, {
            expected: expected ? 'overprint' : 'knock out',
            found: look.overprints ? 'overprints' : 'knocks out',
            detail: `${look.by} in ${look.paint.text}, ${timesText(look)}`,
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `page ${place?.page}: ${detail}, should ${expected} by the job, and ${found}`,
};

/** Whether the job wants this overprint; null where it does not say. */
function wanted({ paint }: PaintLook, { inks }: FileOfJob): boolean | null {
  if (paint.family === 'DeviceCMYK' || paint.family === 'DeviceGray') return true;
  if (paint.family !== 'Separation' && paint.family !== 'DeviceN') return null;
  if (inksOf(paint) === null) return null;
  const named = paint.colorants.map((name) => inks.find((ink) => ink.name === name));
  if (paint.colorants.every((name) => name === 'All')) return null;
  return named.every((ink) => ink?.overprints ?? true);
}
