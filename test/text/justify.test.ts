import { describe, expect, it } from 'vitest';
import { justify } from '../../src/text/justify.ts';
import { runsOf, type Span } from '../../src/text/passage.ts';

const span = (text: string, font = 'barlow-condensed-500'): Span => ({ text, font, size: 1000 });
const lineOf = (...spans: readonly Span[]) =>
  runsOf(spans, { from: 0, to: spans.reduce((sum, { text }) => sum + text.length, 0) });

describe('a justified line', () => {
  it('gains the same at each ordinary space, rounded once, and nothing at a no-break space', () => {
    const line = lineOf(span('à 1\u00a0000\u00a0€ un b'));
    const [before, after] = [line[0]?.run, justify(line, 100)[0]?.run];
    const gains = after?.glyphs.map(({ x }, index) => x - (before?.glyphs[index]?.x ?? 0));
    expect(gains).toEqual([0, 0, 33, 33, 33, 33, 33, 33, 33, 33, 67, 67, 67, 100]);
    expect((after?.width ?? 0) - (before?.width ?? 0)).toBe(100);
    expect(after?.text).toBe(before?.text);
    expect((after?.ink.width ?? 0) - (before?.ink.width ?? 0)).toBe(100);
  });

  it('shares out over spans as over one', () => {
    const line = lineOf(span('a '), span('b c ', 'barlow-condensed-700'), span('d'));
    const justified = justify(line, 90);
    expect(justified.map(({ at }, index) => at.x - (line[index]?.at.x ?? 0))).toEqual([0, 30, 90]);
    expect(justified.map(({ run }, index) => run.width - (line[index]?.run.width ?? 0))).toEqual([30, 60, 0]);
  });

  it('stays as it falls where it has no ordinary space', () => {
    const line = lineOf(span('1\u00a0000\u00a0€'));
    expect(justify(line, 90)).toBe(line);
  });
});
