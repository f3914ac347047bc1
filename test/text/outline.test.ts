import { describe, expect, it } from 'vitest';
import { outlineBounds } from '../../src/base/outline.ts';
import { runOutline } from '../../src/text/outline.ts';
import { shape } from '../../src/text/shape.ts';

const EM = 1000;

describe('a run as a drawing', () => {
  it('is the letter I as the bar that it is, feet on the baseline, y down', () => {
    const outline = runOutline(shape('I', { font: 'barlow-condensed-700', size: EM }));
    expect(outlineBounds(outline)).toEqual({ x: 44, y: -700, width: 141, height: 700 });
  });

  it('draws each letter where the run has it', () => {
    const style = { font: 'archivo-black', size: EM, tracking: 40 };
    const [pair, left, right] = ['LI', 'L', 'I'].map((text) => runOutline(shape(text, style)));
    const at = shape('LI', style).glyphs[1]?.x ?? 0;
    const moved = (right ?? []).map((segment) =>
      segment.op === 'L' || segment.op === 'M' ? { ...segment, x: segment.x + at } : segment,
    );
    expect(pair?.slice(0, left?.length)).toEqual(left);
    expect(pair?.slice(left?.length).filter(({ op }) => op === 'M' || op === 'L')).toEqual(
      moved.filter(({ op }) => op === 'M' || op === 'L'),
    );
  });

  it('raises curves so that the handles stand two thirds of the way', () => {
    const outline = runOutline(shape('O', { font: 'barlow-condensed-700', size: 3 * EM }));
    expect(outline.some(({ op }) => op === 'C')).toBe(true);
    expect(outline.at(-1)).toEqual({ op: 'Z' });
  });

  it('draws nothing for a space', () => {
    expect(runOutline(shape('\u00a0', { font: 'caveat-700', size: EM }))).toEqual([]);
  });
});
