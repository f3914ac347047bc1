import { describe, expect, test } from 'vitest';
import { toPt } from '../../../../src/base/length.ts';
import { mapX, mapY, scaleY } from '../../../../src/pdf/read/content/matrix.ts';
import { openPdf } from '../../../../src/pdf/read/pdfium.ts';
import { openFont } from '../../../../src/text/fonts.ts';
import { subsetFont } from '../../../../src/text/subset.ts';
import { flate, form, type MadePdf, pdfOf, visit } from './kit.ts';

const LETTERS = 'QUINZE€15';
const FONT = 'barlow-condensed-700';
const gids = Array.from(LETTERS, (letter) => openFont(FONT).glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
const SUBSET = subsetFont(FONT, gids);
const codeOf = new Map(Array.from(LETTERS, (letter, index) => [letter, hex(SUBSET.cidOf(gids[index] ?? 0))]));

function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}

const string = (text: string): string => `<${Array.from(text, (letter) => codeOf.get(letter)).join('')}>`;

const characters = Array.from(
  LETTERS,
  (letter) => `<${codeOf.get(letter)}> <${hex(letter.codePointAt(0) ?? 0)}>`,
).join(' ');

const OBJECTS = {
  100: '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Barlow /Encoding /Identity-H /DescendantFonts [101 0 R] /ToUnicode 104 0 R >>',
  101: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Barlow /CIDToGIDMap /Identity /W [0 [${SUBSET.widths.join(' ')}]]
    /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 102 0 R >>`,
  102: `<< /Type /FontDescriptor /FontName /AAAAAA+Barlow /Flags 4 /FontBBox [0 -200 900 900] /ItalicAngle 0 /Ascent 900
    /Descent -200 /CapHeight 700 /StemV 100 /FontFile2 103 0 R >>`,
  103: flate(SUBSET.data),
  104: flate(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
    1 begincodespacerange <0000> <FFFF> endcodespacerange
    ${codeOf.size} beginbfchar ${characters} endbfchar endcmap end end`),
  105: form(
    `BT /F 9 Tf 0 0 Td ${string('ZE')} Tj ET`,
    '/Matrix [0 1 -1 0 0 0] /Resources << /Font << /F 100 0 R >> >>',
  ),
};

const made = (content: string): MadePdf => ({
  pages: [{ content, resources: '/Font << /F 100 0 R >> /XObject << /X 105 0 R >>' }],
  objects: OBJECTS,
});

/** Letter, place and size of every character, to a hundredth of a point; sorted, since PDFium may order by place. */
const inOrder = (found: readonly (readonly [string, number, number, number])[]): readonly string[] =>
  found.map(([letter, x, y, size]) => [letter, x.toFixed(2), y.toFixed(2), size.toFixed(2)].join(' ')).sort();

async function ours(content: string): Promise<readonly string[]> {
  const found: [string, number, number, number][] = [];
  await visit(made(content), {
    text: (run) => {
      Array.from(run.text()).forEach((letter, index) => {
        const [x, y] = [run.x[index] ?? 0, run.y[index] ?? 0];
        found.push([letter, mapX(run.matrix, x, y), mapY(run.matrix, x, y), scaleY(run.glyphMatrix)]);
      });
    },
  });
  return inOrder(found);
}

async function theirs(content: string): Promise<readonly string[]> {
  const file = await openPdf(pdfOf(made(content)));
  try {
    const found = file.page(0).text();
    return inOrder(
      found.map(
        ({ text, origin, size }) => [text, toPt(origin.x), 100 - toPt(origin.y), toPt(size)] as const,
      ),
    );
  } finally {
    file.close();
  }
}

describe('PDFium sees every character where we do', () => {
  test.each([
    ['plain', `BT /F 12 Tf 10 20 Td ${string('QUINZE')} Tj ET`],
    ['kerned', `BT /F 12 Tf 1 0 0 1 10 20 Tm [${string('15')} -250.5 ${string('€')}] TJ ET`],
    ['letter-spaced and narrowed', `BT /F 10 Tf 1.5 Tc 80 Tz 5 50 Td ${string('QUINZE')} Tj ET`],
    ['raised', `BT /F 10 Tf 5 50 Td ${string('15')} Tj 4 Ts ${string('€')} Tj ET`],
    ['scaled by its matrix', `BT /F 1 Tf 14 0 0 14 20 30 Tm ${string('QUI')} Tj ${string('NZE')} Tj ET`],
    ['in lines', `BT /F 8 Tf 12 TL 10 80 Td ${string('Q')} Tj T* ${string('U')} Tj ${string('I')} ' ET`],
    [
      'turned and within the page',
      `q 0.5 0 0 0.5 40 10 cm BT /F 20 Tf 0 1 -1 0 30 5 Tm ${string('QUINZE')} Tj ET Q`,
    ],
    ['in forms', 'q 1 0 0 1 50 10 cm /X Do Q q 2 0 0 2 120 20 cm /X Do Q'],
  ])('%s', async (_, content) => {
    const found = await ours(content);
    expect(found).toEqual(await theirs(content));
    expect(found.length).toBeGreaterThan(2);
  });
});
