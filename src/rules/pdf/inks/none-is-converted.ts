import type { SpaceFamily } from '../../../pdf/read/content/paint.ts';
import { placed } from '../painted.ts';
import { about, type PdfRule, pagesOf, timesText } from '../subject.ts';

/** Spaces of light, and spaces that are measured: what plates they become, someone else decides. */
const CONVERTED: ReadonlySet<SpaceFamily> = new Set(['DeviceRGB', 'CalRGB', 'CalGray', 'Lab', 'ICCBased']);

/** Whatever is painted says its plates: nothing is left for a conversion to decide. */
export const rule: PdfRule = {
  id: 'pdf/inks/none-is-converted',
  severity: 'error',
  source: 'GWG',
  says: 'nothing is painted in RGB, Lab or by an ICC profile',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.paints) {
        const found = [look.paint.family, look.paint.base].find(
          (family) => family !== null && CONVERTED.has(family),
        );
        if (found === undefined || IS_SPOT.has(look.paint.family)) continue;
        report(
          about(subject, {
            expected: 'process inks or spots',
            found: `${look.by} in ${look.paint.text}`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
      for (const look of looks.images) {
        const found = [look.family, look.base].find((family) => family !== null && CONVERTED.has(family));
        if (found === undefined || (look.family !== null && IS_SPOT.has(look.family))) continue;
        report(
          about(subject, {
            expected: 'process inks or spots',
            found: `an image in ${found}`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `colours should be ${expected}: found ${found} on page ${place?.page}, ${detail}`,
};

/** The base of a spot is only what stands in for it. */
const IS_SPOT: ReadonlySet<SpaceFamily> = new Set(['Separation', 'DeviceN']);
