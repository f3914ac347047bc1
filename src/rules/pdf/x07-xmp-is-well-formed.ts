import { about, houseSeverity, type PdfRule } from './subject.ts';

/** The packet is XML that any reader reads, and stands in the file unpacked, for whoever searches its bytes. */
export const rule: PdfRule = {
  id: 'pdf/x07-xmp-is-well-formed',
  severity: 'error',
  source: 'ISO',
  says: 'XMP is well-formed XML (house: and not packed)',
  check(subject, report) {
    const { xmp } = subject.document;
    if (xmp === null) return report(about(subject, { found: 'no XMP packet', severity: 'unchecked' }));
    if (xmp.fault !== null) report(about(subject, { expected: 'well-formed XML', found: xmp.fault }));
    if (!xmp.isPacked) return;
    const severity = houseSeverity(subject);
    report(about(subject, { expected: 'a plain stream', found: 'a packed one', severity }));
  },
  message: ({ expected, found }) =>
    expected === null
      ? `XMP cannot be judged: there is ${found}`
      : `XMP should be ${expected}: found ${found}`,
};
