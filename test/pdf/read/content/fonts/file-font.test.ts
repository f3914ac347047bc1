import { describe, expect, test } from 'vitest';
import type { Font } from '../../../../../src/pdf/read/content/visitor.ts';
import { openFont } from '../../../../../src/text/fonts.ts';
import { subsetFont } from '../../../../../src/text/subset.ts';
import { flate, type MadeObject, stream, visit } from '../kit.ts';

/** The font of a page that shows one glyph in it. */
async function fontOf(objects: Record<number, MadeObject>): Promise<Font> {
  const found: Font[] = [];
  const pages = [{ content: 'BT /F 10 Tf <4141> Tj ET', resources: '/Font << /F 100 0 R >>' }];
  await visit({ pages, objects }, { text: ({ font }) => found.push(font) });
  const [font] = found;
  if (font === undefined) throw new Error('no text was shown');
  return font;
}

const BARLOW = 'barlow-condensed-700';
const gidOf = (character: string): number =>
  openFont(BARLOW).glyphForCodePoint(character.codePointAt(0) ?? 0).id;
const SUBSET = subsetFont(BARLOW, [gidOf('A'), gidOf('B'), gidOf('é')]);
const PROGRAM = flate(SUBSET.data);

describe('a font of codes of two bytes', () => {
  const composite = (
    descendant: string,
    more: Record<number, MadeObject> = {},
  ): Record<number, MadeObject> => ({
    100: '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Name /Encoding /Identity-H /DescendantFonts [101 0 R] >>',
    101: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Name /FontDescriptor << /FontFile2 102 0 R >> ${descendant} >>`,
    102: PROGRAM,
    ...more,
  });

  test('has glyphs by their CIDs, and its program', async () => {
    const font = await fontOf(composite('/CIDToGIDMap /Identity'));
    expect([font.baseFont, font.postScriptName, font.program?.kind, font.program?.ref]).toEqual([
      'ABCDEF+Name',
      'Name',
      'TrueType',
      '102 0 R',
    ]);
    expect([font.gid(2), font.gid(3), font.gid(900)]).toEqual([2, 3, null]);
    expect(Buffer.from(font.program?.bytes ?? []).equals(SUBSET.data)).toBe(true);
    expect(font.outlines()?.size).toBeGreaterThan(3);
    expect([font.hasToUnicode, font.unicode(2), font.glyphName(2), font.problems]).toEqual([
      false,
      null,
      null,
      [],
    ]);
  });

  test('may have a map from CIDs to glyphs', async () => {
    const map = stream(Uint8Array.from([0, 0, 0, 3, 0, 1]));
    const font = await fontOf(composite('/CIDToGIDMap 103 0 R', { 103: map }));
    expect([font.gid(1), font.gid(2), font.gid(3)]).toEqual([3, 1, 0]);
  });

  test('has widths one by one and in ranges, and one for all others', async () => {
    const font = await fontOf(composite('/DW 250 /W [1 [500 600] 5 7 333]'));
    expect([0, 1, 2, 3, 5, 7, 8].map((code) => font.width(code))).toEqual([
      250, 500, 600, 250, 333, 333, 250,
    ]);
  });

  test('whose widths are of hostile size is read all the same', async () => {
    const font = await fontOf(composite(`/DW 1 /W [${'0 65535 7 '.repeat(500)} -9000000000 4 9]`));
    expect([font.width(65_535), font.width(3)]).toEqual([7, 7]);
  });

  test.each<[string, Record<number, MadeObject>, string]>([
    [
      'of an encoding that is not read',
      {
        100: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /UniJIS-UTF16-H /DescendantFonts [101 0 R] >>',
      },
      'has the encoding UniJIS-UTF16-H, which is not read: its codes are taken for CIDs',
    ],
    [
      'without a descendant',
      { 100: '<< /Type /Font /Subtype /Type0 /Encoding /Identity-H >>' },
      'has no descendant',
    ],
    ['of no known kind', { 100: '<< /Type /Font /Subtype /Odd >>' }, 'is of the kind Odd'],
  ])('%s says so', async (_, objects, expected) => {
    expect((await fontOf({ ...composite(''), ...objects })).problems).toEqual([expected]);
  });

  test.each<[string, MadeObject, string]>([
    [
      'a damaged program',
      stream('x', '/Filter /FlateDecode'),
      'has a program that cannot be read: the stream of object 102 0 R is damaged: FlateDecode cannot be undone',
    ],
    ['a program of no kind', flate('what is this'), 'has a program that is of no known kind'],
  ])('with %s says so', async (_, program, expected) => {
    const font = await fontOf(composite('', { 102: program }));
    expect([font.outlines(), font.gid(1)]).toEqual([null, null]);
    expect(font.problems).toEqual([expected]);
  });
});

describe('a font of codes of one byte', () => {
  const simple = (entries: string, flags = 32): Record<number, MadeObject> => ({
    100: `<< /Type /Font /Subtype /TrueType /BaseFont /Name ${entries} /FontDescriptor << /Flags ${flags} /FontFile2 102 0 R >> >>`,
    102: PROGRAM,
  });

  test.each([
    ['/Encoding /WinAnsiEncoding', 0xe9, 'eacute', 'é'],
    ['/Encoding /WinAnsiEncoding', 0x80, 'Euro', '€'],
    ['/Encoding /MacRomanEncoding', 0x8e, 'eacute', 'é'],
    ['/Encoding /StandardEncoding', 0xae, 'fi', 'ﬁ'],
    ['/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /B /uni2665 70 /u1F600] >>', 65, 'B', 'B'],
    ['/Encoding << /Differences [65 /B /uni2665 70 /u1F600] >>', 66, 'uni2665', '♥'],
    ['/Encoding << /Differences [65 /B /uni2665 70 /u1F600] >>', 70, 'u1F600', '😀'],
    ['/Encoding << /Differences [65 /B] >>', 0x27, 'quoteright', '’'],
    ['/Encoding << /Differences [65 /g12] >>', 65, 'g12', null],
    ['', 65, null, null],
  ])('%s: code %i is %s', async (entries, code, name, character) => {
    const font = await fontOf(simple(entries));
    expect([font.glyphName(code), font.unicodeByEncoding(code)]).toEqual([name, character]);
  });

  test('has widths from its first code on', async () => {
    const font = await fontOf(simple('/FirstChar 65 /Widths [500 600]'));
    expect([64, 65, 66, 67].map((code) => font.width(code))).toEqual([0, 500, 600, 0]);
  });
});
