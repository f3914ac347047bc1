import { about, type PdfRule } from './subject.ts';

/** The file begins with the header of PDF 1.6, and its catalogue claims no other version. */
export const rule: PdfRule = {
  id: 'pdf/x01-header-version',
  severity: 'error',
  source: 'ISO',
  says: 'the file begins with %PDF-1.6 and claims no other version',
  check(subject, report) {
    const { header, catalogueVersion } = subject.document;
    const expected = '%PDF-1.6 at the first byte';
    if (header.version !== '1.6') report(about(subject, { expected, found: `%PDF-${header.version}` }));
    else if (header.at > 0) report(about(subject, { expected, found: `%PDF-1.6 after ${header.at} bytes` }));
    if (catalogueVersion !== null && catalogueVersion !== '1.6') {
      report(
        about(subject, { expected: 'no other version than 1.6', found: `/Version /${catalogueVersion}` }),
      );
    }
  },
  message: ({ expected, found }) => `the file is not of PDF 1.6: expected ${expected}, found ${found}`,
};
