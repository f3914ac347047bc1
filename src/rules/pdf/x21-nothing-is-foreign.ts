import { type PdfRule, reportSightings } from './subject.ts';

/** Whatever is printed stands in the file, as PDF: no PostScript, no page or stream of another file. */
export const rule: PdfRule = {
  id: 'pdf/x21-nothing-is-foreign',
  severity: 'error',
  source: 'ISO',
  says: 'no PostScript, no reference XObjects, OPI or alternate images, no external streams',
  check(subject, report) {
    reportSightings(subject, report, { seen: subject.document.foreign });
  },
  message: ({ found, detail }) =>
    `all that prints should stand in the file as PDF: found ${found} in ${detail}`,
};
