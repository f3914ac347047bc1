import { expect, test } from 'vitest';
import { rule } from '../../../src/rules/pdf/x04-xmp-names-pdf-x-4.ts';
import { messages, packet, pdf } from './subject.ts';

test('a packet that says PDF/X-4 names it', () => {
  expect(messages(rule, pdf())).toEqual([]);
});

test.each([
  [packet({ 'pdfxid:GTS_PDFXVersion': 'PDF/X-3:2002' }), 'PDF/X-3:2002'],
  [packet({ 'pdfxid:GTS_PDFXVersion': undefined }), 'no such property'],
  [null, 'no XMP packet'],
])('another standard, none, and no packet are told', (xmp, found) => {
  expect(messages(rule, pdf({ document: { xmp } }))).toEqual([
    `pdfxid:GTS_PDFXVersion should say PDF/X-4: found ${found}`,
  ]);
});
