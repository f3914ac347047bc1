import { describe, expect, it } from 'vitest';
import { advanceOfStretch, runsOf, type Span, textOf, wordsOf } from '../../src/text/passage.ts';

const span = (text: string, font = 'barlow-condensed-500', tracking = 0): Span => ({
  text,
  font,
  size: 1000,
  tracking,
});

const SPANS = [span('Deux '), span('symboles', 'barlow-condensed-700'), span(', 1\u00a0000\u00a0€.')];

describe('the words of a text in several styles', () => {
  it('run over the borders of spans and hold no-break spaces', () => {
    expect(wordsOf(SPANS).map((word) => textOf(SPANS, word))).toEqual([
      'Deux',
      'symboles,',
      '1\u00a0000\u00a0€.',
    ]);
  });

  it('may be empty where spaces are doubled: nothing gets lost', () => {
    const spans = [span('a  b')];
    expect(wordsOf(spans).map((word) => textOf(spans, word))).toEqual(['a', '', 'b']);
  });
});

describe('a line of a text in several styles', () => {
  const whole = { from: 0, to: 26 };

  it('is one run a span, each from where the one before ends', () => {
    const runs = runsOf(SPANS, whole);
    expect(runs.map(({ run, span: index }) => [run.text, run.font, index])).toEqual([
      ['Deux ', 'barlow-condensed-500', 0],
      ['symboles', 'barlow-condensed-700', 1],
      [', 1\u00a0000\u00a0€.', 'barlow-condensed-500', 2],
    ]);
    const [first, second, third] = runs;
    expect(first?.at).toEqual({ x: 0, y: 0 });
    expect(second?.at.x).toBe(first?.run.width);
    expect(third?.at.x).toBe((second?.at.x ?? 0) + (second?.run.width ?? 0));
    expect(advanceOfStretch(SPANS, whole)).toBeCloseTo((third?.at.x ?? 0) + (third?.run.width ?? 0), 6);
  });

  it('leaves out the spans that it has nothing of', () => {
    expect(runsOf(SPANS, { from: 6, to: 9 }).map(({ run, span: index }) => [run.text, index])).toEqual([
      ['ymb', 1],
    ]);
  });

  it('keeps the letter-space of a span before the next one', () => {
    const spans = [span('A', 'archivo-black', 70), span('B', 'archivo-black')];
    expect(runsOf(spans, { from: 0, to: 2 })[1]?.at.x).toBe(778 + 70);
  });

  it('of nothing is no run and advances nowhere', () => {
    expect(runsOf(SPANS, { from: 3, to: 3 })).toEqual([]);
    expect(advanceOfStretch(SPANS, { from: 3, to: 3 })).toBe(0);
  });
});
