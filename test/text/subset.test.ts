import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { fontRecords, openFont } from '../../src/text/fonts.ts';
import { shape } from '../../src/text/shape.ts';
import { type FontSubset, subsetFont } from '../../src/text/subset.ts';

const glyphsOf = (text: string, font: string): readonly number[] =>
  shape(text, { font, size: 1000 }).glyphs.map(({ id }) => id);

const reopened = ({ data }: FontSubset): Font => {
  const font = create(Buffer.from(data));
  if (!('numGlyphs' in font)) throw new Error('a subset is one font');
  return font;
};

const TEXT = 'Œuvre d’été\u00a0: 1\u00a0000\u00a0€ ÀÉÈÊ ç ï ½ ★';

describe('the glyphs of a ticket cut out of their font', () => {
  it.each(Object.keys(fontRecords()))('are drawn as in %s, and advance as there', (id) => {
    const glyphs = glyphsOf(TEXT, id);
    const subset = subsetFont(id, glyphs);
    const [font, small] = [openFont(id), reopened(subset)];
    for (const glyph of glyphs) {
      const cid = subset.cidOf(glyph);
      expect(small.getGlyph(cid).path.toSVG()).toBe(font.getGlyph(glyph).path.toSVG());
      expect(subset.widths[cid]).toBe(font.getGlyph(glyph).advanceWidth);
    }
  });

  it('are numbered in the order of the font, « not defined » first', () => {
    const subset = subsetFont('archivo-black', glyphsOf('BAL', 'archivo-black'));
    const cids = ['A', 'B', 'L'].flatMap((letter) => glyphsOf(letter, 'archivo-black')).map(subset.cidOf);
    expect([subset.cidOf(0), ...cids]).toEqual([0, 1, 2, 3]);
    expect(subset.widths).toHaveLength(4);
  });

  it('bring the parts of a composite with them, after themselves', () => {
    const [eAcute = 0] = glyphsOf('É', 'barlow-condensed-700');
    const subset = subsetFont('barlow-condensed-700', [eAcute]);
    expect(subset.cidOf(eAcute)).toBe(1);
    expect(subset.widths.length).toBeGreaterThan(2);
    expect(reopened(subset).numGlyphs).toBe(subset.widths.length);
  });

  it('leave all others behind', () => {
    const subset = subsetFont('barlow-condensed-700', glyphsOf('ZERO', 'barlow-condensed-700'));
    expect(() => subset.cidOf(glyphsOf('A', 'barlow-condensed-700')[0] ?? 0)).toThrow(Bug);
    expect(subset.data.length).toBeLessThan(6000);
  });

  it('are not asked of a font that has not so many', () => {
    const { numGlyphs } = openFont('archivo-black');
    expect(subsetFont('archivo-black', [numGlyphs - 1]).cidOf(numGlyphs - 1)).toBe(1);
    expect(() => subsetFont('archivo-black', [numGlyphs])).toThrow(Bug);
    expect(() => subsetFont('archivo-black', [-1])).toThrow(Bug);
    expect(() => subsetFont('archivo-black', [1.5])).toThrow(Bug);
  });
});

describe('the bytes and the tag of a subset', () => {
  const glyphs = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 12 });

  it('are the same for the same glyphs in any order, however often', () => {
    fc.assert(
      fc.property(glyphs, (ids) => {
        const [one, other] = [ids, [...ids, ...ids.toReversed()]].map((set) =>
          subsetFont('archivo-black', set),
        );
        expect(other?.tag).toBe(one?.tag);
        expect(Buffer.compare(one?.data ?? Buffer.of(1), other?.data ?? Buffer.of(2))).toBe(0);
      }),
      { seed: 2, numRuns: 50 },
    );
  });

  it('differ for other glyphs: the tag is six capitals that name the set', () => {
    fc.assert(
      fc.property(glyphs, fc.integer({ min: 401, max: 420 }), (ids, more) => {
        const [one, other] = [subsetFont('archivo-black', ids), subsetFont('archivo-black', [...ids, more])];
        expect(one.tag).toMatch(/^[A-Z]{6}$/);
        expect(other.tag).not.toBe(one.tag);
      }),
      { seed: 2, numRuns: 50 },
    );
  });

  it('differ for the same numbers in another font', () => {
    expect(subsetFont('caveat-600', [1, 2]).tag).not.toBe(subsetFont('caveat-700', [1, 2]).tag);
  });

  it('count « not defined » in, asked for or not', () => {
    expect(subsetFont('caveat-700', [5]).tag).toBe(subsetFont('caveat-700', [0, 5]).tag);
  });
});

describe('what a PDF says of a subset', () => {
  it('is what the font is, in thousandths of an em', () => {
    const { data, cidOf, widths, tag, ...facts } = subsetFont('barlow-condensed-700', [4]);
    expect(facts).toEqual({
      postScriptName: 'BarlowCondensed-Bold',
      bbox: [-602, -240, 1003, 1070],
      ascent: 1000,
      descent: -200,
      capHeight: 700,
      italicAngle: 0,
      stemV: 141,
      flags: 4,
    });
    expect(data.length).toBeGreaterThan(0);
    expect(widths[cidOf(4)]).toBe(482);
    expect(tag).toHaveLength(6);
  });
});
