import type { BoxPt } from '../../pdf/read/boxes.ts';
import { about, boxText, type PdfRule } from './subject.ts';

/**
 * Trim lies in bleed, and bleed in media, without a hair over.
 *
 * Why     a box that stands out by 1/10,000 point is refused by others
 */
export const rule: PdfRule = {
  id: 'pdf/x14-boxes-nest',
  severity: 'error',
  source: 'ISO',
  says: 'TrimBox lies in BleedBox, and that in MediaBox',
  check(subject, report) {
    for (const { number: page, media, bleed, trim, art } of subject.document.pages) {
      if (media === null || !isBox(media)) {
        report(
          about(subject, {
            expected: 'a MediaBox with an area',
            found: media === null ? 'none' : boxText(media),
            page,
          }),
        );
        continue;
      }
      const inner = { TrimBox: trim, ArtBox: art } as const;
      const outer = bleed === null ? (['MediaBox', media] as const) : (['BleedBox', bleed] as const);
      if (bleed !== null && !holds(media, bleed)) {
        report(
          about(subject, { expected: `BleedBox in MediaBox ${boxText(media)}`, found: boxText(bleed), page }),
        );
      }
      for (const [name, box] of Object.entries(inner)) {
        if (box === null || (holds(outer[1], box) && isBox(box))) continue;
        report(
          about(subject, {
            expected: `${name} in ${outer[0]} ${boxText(outer[1])}`,
            found: boxText(box),
            page,
          }),
        );
      }
    }
  },
  message: ({ expected, found, place }) => `page ${place?.page} should have ${expected}: found ${found}`,
};

const isBox = ([left, bottom, right, top]: BoxPt): boolean => right > left && top > bottom;

const holds = (outer: BoxPt, inner: BoxPt): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
