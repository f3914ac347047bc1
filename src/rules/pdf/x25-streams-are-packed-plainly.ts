import { about, houseSeverity, objectsText, type PdfRule } from './subject.ts';

/** How the house packs: without loss, or as pictures of the press. */
const HOUSE: ReadonlySet<string> = new Set(['FlateDecode', 'DCTDecode', 'CCITTFaxDecode']);

/** What PDF 1.6 knows besides, and X-4 takes. */
const STANDARD: ReadonlySet<string> = new Set([
  'LZWDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
  'RunLengthDecode',
  'JBIG2Decode',
  'JPXDecode',
]);

/** Streams are packed by filters that every RIP undoes alike. */
export const rule: PdfRule = {
  id: 'pdf/x25-streams-are-packed-plainly',
  severity: 'error',
  source: 'ISO',
  says: 'streams have filters of PDF 1.6, none that encrypts (house: Flate, DCT or CCITT only)',
  check(subject, report) {
    for (const seen of subject.document.filters) {
      if (HOUSE.has(seen.what)) continue;
      const isKnown = STANDARD.has(seen.what);
      report(
        about(subject, {
          expected: isKnown ? 'Flate, DCT or CCITT' : 'a filter of PDF 1.6 that does not encrypt',
          found: seen.what,
          detail: objectsText(seen),
          ...(isKnown ? { severity: houseSeverity(subject) } : {}),
        }),
      );
    }
  },
  message: ({ expected, found, detail }) => `streams should have ${expected}: found ${found} in ${detail}`,
};
