import { describe, expect, test } from 'vitest';
import type { GlyphRun, GraphicsState } from '../../../../src/pdf/read/content/visitor.ts';
import { flate, form, type MadePdf, stream, visit } from './kit.ts';

/** A simple font: A is 500 wide, B 250, the space 1000; and one with codes of two bytes, where CID 5 is 600 wide. */
const FONTS = `/Font << /S 100 0 R /T 101 0 R /V 104 0 R >>`;
const OBJECTS = {
  100: '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Plain /Encoding /WinAnsiEncoding /FirstChar 65 /Widths [500 250] /FontDescriptor << /MissingWidth 1000 >> >>',
  101: '<< /Type /Font /Subtype /Type0 /BaseFont /Wide /Encoding /Identity-H /DescendantFonts [102 0 R] /ToUnicode 103 0 R >>',
  102: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Wide /DW 1000 /W [5 [600] 7 9 300] >>',
  103: flate('begincmap 1 beginbfrange <0005> <0007> <0061> endbfrange endcmap'),
  104: '<< /Type /Font /Subtype /Type0 /BaseFont /Wide /Encoding /Identity-V /DescendantFonts [102 0 R] >>',
};

const made = (content: string): MadePdf => ({ pages: [{ content, resources: FONTS }], objects: OBJECTS });

async function runs<T>(
  content: string,
  read: (run: GlyphRun, state: GraphicsState) => T,
): Promise<readonly T[]> {
  const seen: T[] = [];
  await visit(made(content), { text: (run, state) => seen.push(read(run, state)) });
  return seen;
}

const valid = (numbers: ArrayLike<number>, count: number): readonly number[] =>
  Array.from(numbers).slice(0, count);
const places = ({ count, codes, x, advances }: GlyphRun) => [
  valid(codes, count),
  valid(x, count),
  valid(advances, count),
];

describe('glyphs of one show operator', () => {
  test('stand one behind the other by their widths', async () => {
    expect(await runs('BT /S 10 Tf (ABA) Tj ET', places)).toEqual([
      [
        [65, 66, 65],
        [0, 5, 7.5],
        [5, 2.5, 5],
      ],
    ]);
  });

  test('are spaced: Tc after each, Tw after a space, Tz over all', async () => {
    expect(await runs('BT /S 10 Tf 1 Tc 2 Tw 50 Tz (A B) Tj ET', places)).toEqual([
      [
        [65, 32, 66],
        [0, 3, 9.5],
        [3, 6.5, 1.75],
      ],
    ]);
  });

  test('are moved by the numbers of TJ, which may come first', async () => {
    const [run] = await runs('BT /S 10 Tf 20 30 Td [-100 (A) 200 (B)] TJ ET', (glyphs) => [
      valid(glyphs.x, glyphs.count),
      glyphs.matrix,
      glyphs.glyphMatrix,
    ]);
    expect(run).toEqual([
      [1, 4],
      [1, 0, 0, 1, 20, 30],
      [10, 0, 0, 10, 21, 30],
    ]);
  });

  test('of two bytes each, with what they say', async () => {
    const read = (run: GlyphRun) => [
      ...places(run),
      run.text(),
      valid(run.cids, run.count),
      run.font.vertical,
    ];
    expect(await runs('BT /T 20 Tf <000500060009> Tj ET', read)).toEqual([
      [[5, 6, 9], [0, 12, 32], [12, 20, 6], 'ab\uFFFD', [5, 6, 9], false],
    ]);
  });

  test('that run down the line stand below one another, their origin in the middle of the head', async () => {
    const read = ({ count, x, y, font }: GlyphRun) => [valid(x, count), valid(y, count), font.vertical];
    expect(await runs('BT /V 10 Tf <00050005> Tj ET', read)).toEqual([[[-3, -3], [-8.8, -18.8], true]]);
  });
});

describe('where text stands', () => {
  test('a run goes on where the one before it ended, and a new line starts at the line before', async () => {
    const content = `BT /S 10 Tf 2 0 0 2 100 50 Tm (A) Tj (A) Tj 1 -3 Td (A) Tj 12 TL T* (A) Tj (A) ' 5 6 (A) " 0 -9 TD (A) Tj T* (A) Tj ET`;
    expect(await runs(content, ({ matrix }) => [matrix[4], matrix[5]])).toEqual([
      [100, 50],
      [110, 50],
      [102, 44],
      [102, 20],
      [102, -4],
      [102, -28],
      [102, -46],
      [102, -64],
    ]);
  });

  test('BT starts afresh, and the rise lifts what follows', async () => {
    const content = '3 0 0 3 1 1 cm BT /S 10 Tf 5 5 Td 4 Ts (A) Tj ET BT (A) Tj ET';
    expect(await runs(content, ({ glyphMatrix, y }) => [glyphMatrix, y[0]])).toEqual([
      [[30, 0, 0, 30, 16, 28], 4],
      [[30, 0, 0, 30, 1, 13], 4],
    ]);
  });

  test('text within a form leaves the text of the page where it stood', async () => {
    const resources = '/XObject << /F 110 0 R >> /Font << /S 100 0 R >>';
    const content = 'BT /S 10 Tf 7 8 Td /F Do (A) Tj ET';
    const objects = { ...OBJECTS, 110: form('BT 90 90 Td (A) Tj ET') };
    const seen: number[] = [];
    await visit({ pages: [{ content, resources }], objects }, { text: ({ matrix }) => seen.push(matrix[4]) });
    expect(seen).toEqual([90, 7]);
  });

  test.each([
    [3, true],
    [7, false],
  ])('text that is not painted is told all the same: mode %i', async (mode, exact) => {
    const content = `BT /S 10 Tf ${mode} Tr (A) Tj ET 0 0 1 1 re f`;
    const seen: unknown[] = [];
    await visit(made(content), {
      text: (_, { renderMode }) => seen.push(renderMode),
      path: (_, { clip }) => seen.push(clip.exact),
    });
    expect(seen).toEqual([mode, exact]);
  });
});

test('the glyphs of a Type 3 font are visited as content, once a page', async () => {
  const objects = {
    100: `<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 100 100] /FirstChar 65 /Widths [50]
      /CharProcs << /square 101 0 R >> /Encoding << /Differences [65 /square] >> /Resources << >> >>`,
    101: stream('50 0 d0 0 0 40 40 re f'),
  };
  const seen: unknown[] = [];
  const content = 'BT /S 10 Tf 5 5 Td (AA) Tj ET';
  await visit(
    { pages: [{ content, resources: '/Font << /S 100 0 R >>' }], objects },
    {
      text: (run) => seen.push(run.font.subtype, valid(run.x, run.count)),
      enterForm: ({ kind, ref }) => {
        seen.push([kind, ref]);
        return undefined;
      },
      path: (_, { ctm }) => seen.push(ctm),
      problem: ({ message }) => seen.push(message),
    },
  );
  expect(seen).toEqual(['Type3', [0, 5], ['glyph', '101 0 R'], [0.1, 0, 0, 0.1, 5, 5]]);
});
