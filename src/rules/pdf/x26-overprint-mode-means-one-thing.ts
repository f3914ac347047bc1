import { placed } from './painted.ts';
import { about, type PdfRule, pagesOf, timesText } from './subject.ts';

/**
 * Process colours that overprint in mode 1 are DeviceCMYK, and not CMYK by a profile.
 *
 * Why     mode 1 spares the plates of which a component is 0, and only for DeviceCMYK do all RIPs agree which those are
 */
export const rule: PdfRule = {
  id: 'pdf/x26-overprint-mode-means-one-thing',
  severity: 'error',
  source: 'ISO',
  says: 'what overprints in mode 1 is DeviceCMYK or a spot, never CMYK by a profile',
  check(subject, report) {
    for (const { page, looks } of pagesOf(subject)) {
      for (const look of looks.paints) {
        const byProfile = look.paint.family === 'ICCBased' && look.paint.colorants.length === 4;
        if (!byProfile || !look.overprints || look.overprintMode !== 1) continue;
        report(
          about(subject, {
            expected: 'DeviceCMYK',
            found: `ICCBased (${look.paint.text})`,
            detail: timesText(look),
            ...placed(page, look),
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail, place }) =>
    `what overprints in mode 1 should be ${expected}: found ${found} on page ${place?.page}, ${detail}`,
};
