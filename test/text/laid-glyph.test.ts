import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontRecords } from '../../src/text/fonts.ts';
import { laidGlyphs } from '../../src/text/laid-glyph.ts';
import type { Style } from '../../src/text/shape.ts';

/** A full stop before a text of figures has it laid out as one: what stands behind it is what pairs must add up to. */
const asOne = (text: string, style: Pick<Style, 'font' | 'figures'>) =>
  laidGlyphs(`.${text}`, style).slice(1);

const number = fc.stringMatching(/^[0-9]{1,8}(\u00a0[0-9]{1,8}){0,3}$/).filter(({ length }) => length > 2);

test.each(Object.keys(fontRecords()))('a ticket number in %s stands as it would laid out as one', (font) => {
  for (const style of [{ font }, { font, figures: 'tabular' }] as const) {
    if (!has(style)) continue;
    fc.assert(
      fc.property(number, (text) => {
        expect(laidGlyphs(text, style)).toEqual(asOne(text, style));
      }),
      { numRuns: 40 },
    );
  }
});

/** Not every font has the figures that are asked for; another test says how that is refused. */
function has(style: Pick<Style, 'font' | 'figures'>): boolean {
  try {
    return laidGlyphs('0', style).length === 1;
  } catch {
    return false;
  }
}

test('each figure says itself, and a no-break space too', () => {
  const said = laidGlyphs('12\u00a01', { font: 'barlow-condensed-600', figures: 'tabular' }).map(
    (glyph) => glyph.said,
  );
  expect(said).toEqual(['1', '2', '\u00a0', '1']);
});
