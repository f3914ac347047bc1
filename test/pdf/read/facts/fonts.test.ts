import { expect, test } from 'vitest';
import { stream } from '../content/kit.ts';
import { factsOfMade } from './facts.ts';

test('fonts are told with what of them stands in the file, the inner font of a Type 0 font as part of it', async () => {
  const { document } = await factsOfMade({
    objects: {
      100: '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Barlow /DescendantFonts [101 0 R] /ToUnicode 103 0 R >>',
      101: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Barlow /FontDescriptor 102 0 R >>',
      102: '<< /Type /FontDescriptor /FontFile2 103 0 R >>',
      103: stream('x'),
      104: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      105: '<< /Type /Font /Subtype /Type3 >>',
    },
  });
  expect(document.fonts).toEqual([
    { object: '100 0 R', baseFont: 'ABCDEF+Barlow', subtype: 'Type0', isEmbedded: true, hasToUnicode: true },
    { object: '104 0 R', baseFont: 'Helvetica', subtype: 'Type1', isEmbedded: false, hasToUnicode: false },
    { object: '105 0 R', baseFont: '', subtype: 'Type3', isEmbedded: false, hasToUnicode: false },
  ]);
});

test('a descriptor that names a file that is not there holds no font', async () => {
  const { document } = await factsOfMade({
    objects: {
      100: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor << /FontFile2 999 0 R >> >>',
    },
  });
  expect(document.fonts).toMatchObject([{ isEmbedded: false }]);
});
