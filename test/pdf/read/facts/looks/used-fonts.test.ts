import { expect, test } from 'vitest';
import { mm } from '../../../../../src/base/length.ts';
import { glyphOutlines } from '../../../../../src/pdf/read/content/fonts/outlines.ts';
import { fontNamed } from '../../../../../src/text/named-font.ts';
import { onePage } from '../../../../kit/page.ts';
import { pdfOf } from '../../../../kit/pdf.ts';
import { line } from '../../../../kit/text.ts';
import { factsOf } from '../facts.ts';

test('each code of a font is told once, with what it says and the outline that it shows', async () => {
  const { fonts } = await factsOf(await pdfOf(onePage([line('5 + 5 = 10', { x: mm(10), y: mm(10) })])));
  expect(fonts).toHaveLength(1);
  const [font] = fonts;
  expect(font).toMatchObject({
    name: 'BarlowCondensed-Medium',
    subtype: 'Type0',
    hasToUnicode: true,
    problems: [],
    hasOutlines: true,
  });
  expect(font?.glyphs.map(({ text }) => text).sort()).toEqual([' ', '+', '0', '1', '5', '=']);
});

test('an outline is the one that the font itself has, and is as wide', async () => {
  const { fonts } = await factsOf(await pdfOf(onePage([line('5', { x: mm(10), y: mm(10) })])));
  const original = fontNamed('BarlowCondensed-Medium');
  const outline = glyphOutlines(original?.bytes ?? new Uint8Array())?.get(original?.glyphs.get('5') ?? -1);
  const [glyph] = fonts[0]?.glyphs ?? [];
  expect(outline).toBeDefined();
  expect(glyph).toMatchObject({ text: '5', fingerprint: outline?.fingerprint, advance: outline?.advance });
  expect(Math.abs((glyph?.width ?? 0) - (glyph?.advance ?? 1))).toBeLessThan(1);
});
