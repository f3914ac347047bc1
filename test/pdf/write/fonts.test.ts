import { describe, expect, test } from 'vitest';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { GlyphItem } from '../../../src/face/item.ts';
import { textItem } from '../../../src/face/text-item.ts';
import { openPdf } from '../../../src/pdf/read/pdfium.ts';
import { onePage } from '../../kit/page.ts';
import { pdfOf, withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

const line = (text: string, y: number, font = 'barlow-condensed-600'): GlyphItem =>
  textItem(text, { font, size: mm(5), paint: IMAGED_BLACK }, { x: mm(7), y: mm(y) });

/** One line of `pdffonts` a font. */
const fontsOf = (bytes: Uint8Array): readonly string[] =>
  withFile(bytes, (path) => runProgram('pdffonts', [path]).stdout)
    .split('\n')
    .slice(2)
    .filter((text) => text !== '');

async function textOf(bytes: Uint8Array) {
  const file = await openPdf(bytes);
  try {
    return file.page(0).text();
  } finally {
    file.close();
  }
}

describe('the fonts of a file', () => {
  test('are embedded subsets that say their characters', async () => {
    const fonts = fontsOf(await pdfOf(onePage([line('QUINZ', 10), line('Règle', 20, 'caveat-600')])));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/);
  });

  test('have a tag that follows their glyphs', async () => {
    const tag = async (text: string) => fontsOf(await pdfOf(onePage([line(text, 10)])))[0]?.slice(0, 6);
    expect(await tag('TROIS')).toBe(await tag('SORTI'));
    expect(await tag('TROIS')).not.toBe(await tag('SIX'));
  });

  test.each(['barlow-condensed-600', 'archivo-black', 'caveat-600'])(
    'are read back as they were set, no-break spaces and ligatures too: %s',
    async (font) => {
      const texts = ['1\u00a0000\u00a0€', 'Un cœur d’été', 'DIX-HUIT'];
      const read = await textOf(
        await pdfOf(onePage(texts.map((text, index) => line(text, 10 + 10 * index, font)))),
      );
      expect(read.map(({ text }) => text).join('')).toBe(texts.join(''));
    },
  );

  test('put every glyph where it was shaped, to within a thousandth of an em', async () => {
    const item = line('AVOCAT 1\u00a0000', 10);
    const read = await textOf(await pdfOf(onePage([item])));
    expect(read).toHaveLength(item.run.glyphs.length);
    for (const [index, glyph] of item.run.glyphs.entries()) {
      expect(Math.abs((read[index]?.origin.x ?? 0) - (item.at.x + glyph.x))).toBeLessThan(
        item.run.size / 1000,
      );
    }
  });
});
