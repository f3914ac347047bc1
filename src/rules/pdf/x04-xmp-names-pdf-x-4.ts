import { about, type PdfRule } from './subject.ts';

/** The file says which standard it means to meet, so that who receives it checks it by that one. */
export const rule: PdfRule = {
  id: 'pdf/x04-xmp-names-pdf-x-4',
  severity: 'error',
  source: 'ISO',
  says: 'XMP says PDF/X-4 in pdfxid:GTS_PDFXVersion',
  check(subject, report) {
    const { xmp } = subject.document;
    const said = xmp?.properties.get('pdfxid:GTS_PDFXVersion') ?? null;
    if (said === 'PDF/X-4') return;
    const found = xmp === null ? 'no XMP packet' : (said ?? 'no such property');
    report(about(subject, { expected: 'PDF/X-4', found }));
  },
  message: ({ expected, found }) => `pdfxid:GTS_PDFXVersion should say ${expected}: found ${found}`,
};
