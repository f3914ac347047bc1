import type { PdfRule } from '../subject.ts';
import { reportCoarse } from './resolved.ts';

/** Line art of one bit a pixel has pixels enough that no step shows: so has a barcode drawn as an image. */
export const rule: PdfRule = {
  id: 'pdf/images/line-art-is-fine-enough',
  severity: 'error',
  source: 'GWG',
  says: '1-bit images: error at 549 ppi and less, warning at 799 and less',
  check: (subject, report) =>
    reportCoarse(subject, report, { kinds: ['one-bit'], limits: subject.numbers.oneBitPpi }),
  message: ({ expected, found, detail, place }) =>
    `a 1-bit image of ${found} on page ${place?.page} (${detail}): expected at least ${expected}`,
};
