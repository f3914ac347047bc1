import { houseSeverity, type PdfRule, reportSightings } from './subject.ts';

/**
 * Nothing mixes with what lies under it but by overprint.
 *
 * Why     stricter than the standard: a flattener between file and plate is one more program that may alter a ticket
 */
export const rule: PdfRule = {
  id: 'pdf/x19-nothing-is-transparent',
  severity: 'error',
  source: 'house',
  says: 'nothing is transparent; a page group, if any, is DeviceCMYK',
  check(subject, report) {
    const { transparency, groupSpaces } = subject.document;
    reportSightings(subject, report, {
      seen: [...transparency, ...groupSpaces],
      severity: houseSeverity(subject),
    });
  },
  message: ({ found, detail }) => `nothing should be transparent: found ${found} in ${detail}`,
};
