import { describe, expect, it } from 'vitest';
import { bottom, type Rect, right } from '../../src/base/geometry.ts';
import { pt } from '../../src/base/length.ts';
import { outlineBounds } from '../../src/base/outline.ts';
import { inkOf } from '../../src/text/ink.ts';
import { runOutline } from '../../src/text/outline.ts';
import { shape } from '../../src/text/shape.ts';

const edges = (r: Rect): readonly number[] => [r.x, r.y, right(r), bottom(r)];

describe('the ink of a run', () => {
  it.each([
    ['barlow-condensed-400', 'Ne pas gratter : œuf, ça & là'],
    ['barlow-condensed-800', '30\u00a0000\u00a0€'],
    ['archivo-black', 'ÉTOILE Q@g'],
    ['caveat-600', 'J’aime tes baisers magiques'],
    ['caveat-700', 'Une passion à chaque cœur'],
  ])('is the hull of its outlines to the lattice: %s, « %s »', (font, text) => {
    const run = shape(text, { font, size: pt(37) + 5 });
    const drawn = outlineBounds(runOutline(run));
    if (drawn === null) throw new Error('nothing was drawn');
    edges(run.ink).forEach((edge, index) => {
      expect(Math.abs(edge - (edges(drawn)[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  });

  it('follows curves to where they turn, inside their handles: a handwritten plus', () => {
    const run = shape('+', { font: 'caveat-700', size: 1_000_000 });
    const handles = runOutline(run).flatMap((s) =>
      s.op === 'C' ? [s.x, s.x1, s.x2] : s.op === 'Z' ? [] : [s.x],
    );
    expect(right(run.ink)).toBeLessThan(Math.max(...handles));
  });

  it('moves with its glyphs and spans them all', () => {
    const glyph = {
      id: shape('I', { font: 'barlow-condensed-700', size: 1000 }).glyphs[0]?.id ?? 0,
      text: 'I',
    };
    const placed = [
      { ...glyph, x: 100, y: 0 },
      { ...glyph, x: 1000, y: 50 },
    ];
    expect(inkOf('barlow-condensed-700', 1000, placed)).toEqual({
      x: 144,
      y: -700,
      width: 1041,
      height: 750,
    });
  });

  it('has no area where nothing is drawn', () => {
    expect(inkOf('barlow-condensed-700', 1000, [])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});
