import { describe, expect, test } from 'vitest';
import { cidOf, cutCodes, readCodeMap, textOf } from '../../../../../src/pdf/read/content/fonts/code-map.ts';
import { GlyphBuffer } from '../../../../../src/pdf/read/content/fonts/glyph-buffer.ts';
import { ByteBuffer } from '../../../../../src/pdf/read/content/string-bytes.ts';

const map = (written: string) => readCodeMap(Buffer.from(written, 'latin1'));

describe('a table of characters', () => {
  const table = map(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
    2 beginbfchar <0003> <0020> <0004> <D83DDE00> endbfchar
    3 beginbfrange <0010> <0012> <0041> <0020> <0022> [<0061> <00620063> <0064>] <0030> <0030> <> endbfrange
    1 beginbfchar <0011> <2665> endbfchar endcmap`);
  test.each([
    [0x03, ' '],
    [0x04, '😀'],
    [0x10, 'A'],
    [0x11, '♥'],
    [0x12, null],
    [0x20, 'a'],
    [0x21, 'bc'],
    [0x22, 'd'],
    [0x30, ''],
    [0x31, null],
  ])('code %i says %s', (code, text) => {
    expect(textOf(table, code)).toBe(text);
  });
});

describe('an encoding', () => {
  const encoding = map(`2 begincodespacerange <00> <7F> <8000> <9FFF> endcodespacerange
    1 begincidchar <20> 1 endcidchar 1 begincidrange <8000> <80FF> 500 endcidrange`);

  test('gives each code its CID', () => {
    expect([0x20, 0x21, 0x8000, 0x8011, 0x8100].map((code) => cidOf(encoding, code))).toEqual([
      1,
      null,
      500,
      517,
      null,
    ]);
  });

  test('cuts strings into codes of one byte and of two', () => {
    const [string, into] = [new ByteBuffer(), new GlyphBuffer()];
    string.bytes.set([0x20, 0x80, 0x11, 0x21]);
    string.length = 4;
    into.need(4);
    cutCodes(encoding, string, into);
    expect(Array.from(into.codes.subarray(0, into.count))).toEqual([0x20, 0x8011, 0x21]);
    expect(Array.from(into.cids.subarray(0, into.count))).toEqual([1, 517, 0]);
  });

  test('that builds on another says that this is not read', () => {
    expect(map('/Adobe-Japan1-2 usecmap').problems).toEqual([
      'its map builds on another map, which is not read',
    ]);
  });
});
