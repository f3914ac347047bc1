import type { PdfRule } from '../subject.ts';
import { reportCoarse } from './resolved.ts';

/** Pictures in colour and grey have pixels enough at the size in which they stand. */
export const rule: PdfRule = {
  id: 'pdf/images/pictures-are-fine-enough',
  severity: 'error',
  source: 'GWG',
  says: 'images in colour or grey: error at 149 ppi and less, warning at 224 and less',
  check: (subject, report) =>
    reportCoarse(subject, report, { kinds: ['colour', 'grey'], limits: subject.numbers.imagePpi }),
  message: ({ expected, found, detail, place }) =>
    `an image of ${found} on page ${place?.page} (${detail}): expected at least ${expected}`,
};
