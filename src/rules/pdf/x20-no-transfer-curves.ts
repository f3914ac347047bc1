import { houseSeverity, type PdfRule, reportSightings } from './subject.ts';

/** Between file and plate there is no curve but the press's own; screens and black generation are the press's too. */
export const rule: PdfRule = {
  id: 'pdf/x20-no-transfer-curves',
  severity: 'error',
  source: 'ISO',
  says: 'no transfer curves (house: nor screens, black generation, undercolour removal)',
  check(subject, report) {
    const { transfer, screens } = subject.document;
    reportSightings(subject, report, { seen: transfer });
    reportSightings(subject, report, { seen: screens, severity: houseSeverity(subject) });
  },
  message: ({ found, detail }) => `curves and screens are the press’s: found ${found} in ${detail}`,
};
