import { about, boxText, type PdfRule } from './subject.ts';

/** No page hides part of itself: a CropBox is absent, or the MediaBox. */
export const rule: PdfRule = {
  id: 'pdf/x15-crop-is-the-media',
  severity: 'error',
  source: 'ISO',
  says: 'a CropBox is absent, or equal to the MediaBox',
  check(subject, report) {
    for (const { number: page, crop, media } of subject.document.pages) {
      if (crop === null || (media !== null && crop.every((edge, index) => edge === media[index]))) continue;
      const expected = media === null ? 'no CropBox' : boxText(media);
      report(about(subject, { expected, found: boxText(crop), page }));
    }
  },
  message: ({ expected, found, place }) =>
    `the CropBox of page ${place?.page} should be absent or ${expected}: found ${found}`,
};
