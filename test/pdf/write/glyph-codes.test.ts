import { describe, expect, test } from 'vitest';
import { glyphCodes } from '../../../src/pdf/write/glyph-codes.ts';

/** A subset of glyphs 0, 3 and 40, and of the accent that one of them is composed with. */
const subset = {
  widths: [500, 250, 612.5, 0],
  cidOf: (glyph: number) => [0, 3, 40].indexOf(glyph),
};

describe('the codes of a font', () => {
  test('are the numbers of the glyphs in the subset, where each says one thing', () => {
    const codes = glyphCodes(
      new Map([
        [40, new Set(['fi'])],
        [3, new Set([' '])],
      ]),
      subset,
    );
    expect([codes.codeOf(3, ' '), codes.codeOf(40, 'fi')]).toEqual([1, 2]);
    expect(codes.texts).toEqual(['', ' ', 'fi', '']);
    expect(codes.widths).toEqual([500, 250, 612.5, 0]);
    expect(codes.gids).toBeNull();
  });

  test('are two for the glyph that draws the space and the no-break space', () => {
    const codes = glyphCodes(new Map([[3, new Set(['\u00a0', ' '])]]), subset);
    expect([codes.codeOf(3, ' '), codes.codeOf(3, '\u00a0')]).toEqual([1, 4]);
    expect(codes.widths[4]).toBe(250);
    expect(codes.gids?.toString('hex')).toBe('00000001000200030001');
  });

  test('are none for what was not surveyed', () => {
    const codes = glyphCodes(new Map([[3, new Set([' '])]]), subset);
    expect(() => codes.codeOf(3, '\u00a0')).toThrow('glyph 3 for « \u00a0 » was not surveyed');
  });
});
