import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { pt } from '../../src/base/length.ts';
import { runOutline } from '../../src/text/outline.ts';
import type { Run } from '../../src/text/run.ts';
import { advanceOf, type Style, shape } from '../../src/text/shape.ts';

/** At this size one lattice unit is one font unit, so that positions read as the font has them. */
const EM = 1000;
const bold = (more: Partial<Style> = {}): Style => ({ font: 'barlow-condensed-700', size: EM, ...more });

const xs = (run: Run): readonly number[] => run.glyphs.map(({ x }) => x);
const ids = (run: Run): readonly number[] => run.glyphs.map(({ id }) => id);
const said = (run: Run): readonly string[] => run.glyphs.map(({ text }) => text);

describe('a transcription in its font', () => {
  it('advances as the font says: T 468, R 471, O 473, I 230, S 444', () => {
    const run = shape('TROIS', bold());
    expect(xs(run)).toEqual([0, 468, 939, 1412, 1642]);
    expect(run.width).toBe(2086);
    expect(run.text).toBe('TROIS');
  });

  it('is kerned: V comes 76 closer to A than A is wide', () => {
    expect(xs(shape('AV', bold()))).toEqual([0, 482 - 76]);
  });

  it('says each letter by a glyph of its own', () => {
    expect(said(shape('QUARANTE-VINGTS', bold()))).toEqual([...'QUARANTE-VINGTS']);
  });

  it('has its ink where its letters are drawn, not where the pen stands', () => {
    expect(shape('ZERO', bold()).ink).toEqual({ x: 20, y: -708, width: 1740, height: 716 });
  });
});

describe('an amount in its font', () => {
  it('keeps its no-break spaces, as wide as the font has them', () => {
    const run = shape('1\u00a0000\u00a0€', { font: 'archivo-black', size: EM });
    expect(run.text).toBe('1\u00a0000\u00a0€');
    expect(said(run)).toEqual(['1', '\u00a0', '0', '0', '0', '\u00a0', '€']);
    expect(xs(run)).toEqual([0, 667, 1000, 1667, 2334, 3001, 3334]);
    expect(run.width).toBe(4001);
  });

  it('has a no-break space that is another glyph than the ordinary one, so that read-back tells them apart', () => {
    expect(ids(shape('\u00a0', bold()))).not.toEqual(ids(shape(' ', bold())));
  });

  it.each([...'0123456789'])('is as wide with %s as with any other digit in tabular figures', (digit) => {
    expect(shape(digit, bold({ figures: 'tabular' })).width).toBe(498);
    expect(shape(digit, { font: 'archivo-black', size: EM, figures: 'tabular' }).width).toBe(667);
  });

  it('is narrower with 1 than with 0 where figures are left as the font has them', () => {
    expect(shape('1', bold()).width).toBe(284);
    expect(shape('0', bold()).width).toBe(453);
    expect(shape('1', bold({ figures: 'proportional' })).width).toBe(284);
  });

  it('is not set in figures that its font does not have', () => {
    expect(() => shape('1', { font: 'caveat-700', size: EM, figures: 'tabular' })).toThrow(
      new Bug('the font caveat-700 has no tabular figures'),
    );
    expect(() => shape('1', { font: 'archivo-black', size: EM, figures: 'proportional' })).toThrow(Bug);
  });
});

describe('letter-space', () => {
  it('stands between letters and not after the last', () => {
    const run = shape('TROIS', bold({ tracking: 50 }));
    expect(xs(run)).toEqual([0, 518, 1039, 1562, 1842]);
    expect(run.width).toBe(2086 + 4 * 50);
  });

  it('does not part an accent from its letter', () => {
    const [plain, spaced] = [shape('q\u0301a', bold()), shape('q\u0301a', bold({ tracking: 50 }))];
    expect(spaced.width - plain.width).toBe(50);
    expect(spaced.glyphs[1]?.x).toBe(plain.glyphs[1]?.x);
  });

  it('makes no glyph of one letter wider', () => {
    expect(shape('A', bold({ tracking: 50 })).width).toBe(482);
  });
});

describe('ligatures', () => {
  it.each(['barlow-condensed-700', 'archivo-black', 'caveat-700'])(
    'are off in %s unless asked for',
    (font) => {
      expect(said(shape('fi', { font, size: EM }))).toEqual(['f', 'i']);
      expect(said(shape('fi', { font, size: EM, ligatures: 'standard' }))).toEqual(['fi']);
    },
  );

  it('that are letters of French stay letters: œ is one glyph', () => {
    expect(said(shape('cœur', bold()))).toEqual(['c', 'œ', 'u', 'r']);
    expect(shape('œ', bold()).width).toBe(691);
  });
});

describe('letters beyond the font', () => {
  it('become glyph 0 and are said, never dropped: a star in Barlow', () => {
    const run = shape('A★', bold());
    expect(ids(run)).toEqual([4, 0]);
    expect(said(run)).toEqual(['A', '★']);
  });

  it('are each said as what they are, not as the first one that was missing', () => {
    expect(said(shape('★♥', bold()))).toEqual(['★', '♥']);
    expect(said(shape('♥★😀', bold()))).toEqual(['♥', '★', '😀']);
  });

  it('do not take the name of a letter that they were once a part of', () => {
    runOutline(shape('É', bold({ size: 7 })));
    expect(said(shape('E', bold({ size: 7 })))).toEqual(['E']);
    expect(said(shape('É', bold({ size: 8 })))).toEqual(['É']);
  });

  it('that are never drawn become glyph 0 too', () => {
    const run = shape('a\u00adb\n', bold());
    expect(ids(run).map((id) => id === 0)).toEqual([false, true, false, true]);
    expect(said(run)).toEqual(['a', '\u00ad', 'b', '\n']);
  });

  it.each(['barlow-condensed-500', 'archivo-black', 'caveat-600'])('of French are not beyond %s', (font) => {
    expect(ids(shape('Œuvre ÉTÉ à 5 € « ça »', { font, size: EM }))).not.toContain(0);
  });
});

describe('a run', () => {
  it('is the same whether its accents came with their letters or apart', () => {
    expect(shape('E\u0301TE\u0301', bold())).toEqual(shape('ÉTÉ', bold()));
  });

  it('of nothing, or of a space, has no ink', () => {
    const none = { x: 0, y: 0, width: 0, height: 0 };
    expect(shape('', bold())).toMatchObject({ glyphs: [], width: 0, ink: none });
    expect(shape('\u00a0', bold())).toMatchObject({ width: 200, ink: none });
  });

  it('drifts nowhere: each position is the exact one, rounded once', () => {
    const size = pt(7) + 1;
    const run = shape('O'.repeat(200), bold({ size }));
    const exact = run.glyphs.map((_, index) => Math.round((index * 473 * size) / 1000));
    expect(xs(run)).toEqual(exact);
    expect(run.width).toBe(Math.round((200 * 473 * size) / 1000));
    expect(advanceOf('O'.repeat(200), bold({ size }))).toBeCloseTo((200 * 473 * size) / 1000, 6);
  });

  it('says the text that it was given, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const run = shape(text, { font: 'caveat-700', size: EM });
        expect(run.text).toBe(text.normalize('NFC'));
        expect(said(run).join('')).toBe(run.text);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('is made once, and again when it was long forgotten', () => {
    const first = shape('FORGOTTEN', bold());
    expect(shape('FORGOTTEN', bold())).toBe(first);
    for (let i = 0; i < 4096; i += 1) shape(`no ${i}`, bold());
    const again = shape('FORGOTTEN', bold());
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
