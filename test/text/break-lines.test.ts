import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { breakLines } from '../../src/text/break-lines.ts';

/** Words as wide as told, with joins of 1. */
const words = (advances: readonly number[], width: number, lastLine: 'free' | 'counts' = 'free') => ({
  words: advances.map((advance) => ({ text: 'm'.repeat(advance), advance })),
  joins: advances.slice(1).map(() => 1),
  width,
  lastLine,
});

/** How wide each line is that starts at these words. */
const lineWidths = (advances: readonly number[], starts: readonly number[]): readonly number[] =>
  starts.map((start, index) => {
    const line = advances.slice(start, starts[index + 1] ?? advances.length);
    return line.reduce((sum, advance) => sum + advance, line.length - 1);
  });

const raggedness = (advances: readonly number[], starts: readonly number[], width: number): number =>
  lineWidths(advances, starts)
    .slice(0, -1)
    .reduce((sum, line) => sum + (width - line) ** 2, 0);

/** All ways to break so many words. */
function allWays(count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** (count - 1) }, (_, bits) => [
    0,
    ...Array.from({ length: count - 1 }, (_, i) => i + 1).filter((word) => bits & (1 << (word - 1))),
  ]);
}

describe('a paragraph of a ticket', () => {
  it('stays on one line that it just fills, and takes two when it is one wider', () => {
    expect(breakLines(words([3, 4, 2], 11))).toEqual([0]);
    expect(breakLines(words([3, 4, 2], 10))).toHaveLength(2);
  });

  it('is not broken greedily: the hole that would follow a full line is shared out', () => {
    const advances = [3, 2, 2, 5, 4];
    expect(lineWidths(advances, [0, 2, 3])).toEqual([6, 2, 10]);
    expect(breakLines(words(advances, 6 + 4))).toEqual([0, 3]);
    expect(breakLines(words([3, 2, 2, 5], 6))).toEqual([0, 1, 3]);
    expect(lineWidths([3, 2, 2, 5], [0, 1, 3])).toEqual([3, 5, 5]);
  });

  it('has its last line as it falls, unless it is centred and should look balanced', () => {
    expect(breakLines(words([2, 2, 2, 2], 8))).toEqual([0, 3]);
    expect(breakLines(words([2, 2, 2, 2], 8, 'counts'))).toEqual([0, 2]);
  });

  it('holds a word as wide as its lines, and is refused with one that is wider', () => {
    expect(breakLines(words([1, 7, 1], 7))).toEqual([0, 1, 2]);
    expect(() => breakLines(words([1, 8, 1], 7))).toThrow(Bug);
    expect(() => breakLines(words([1, 8, 1], 7))).toThrow(/« mmmmmmmm »/);
  });

  it('is never more ragged than any other way to break it', () => {
    const paragraphs = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(paragraphs, fc.integer({ min: 9, max: 20 }), (advances, width) => {
        const ours = raggedness(advances, breakLines(words(advances, width)), width);
        const possible = allWays(advances.length).filter((starts) =>
          lineWidths(advances, starts).every((line) => line <= width),
        );
        expect(ours).toBe(Math.min(...possible.map((starts) => raggedness(advances, starts, width))));
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});
