import type { Point } from '../base/geometry.ts';
import type { Run } from './run.ts';
import { advanceOf, type Style, shape } from './shape.ts';

/** Some of a text in a style of its own: a word in bold. */
export interface Span extends Style {
  readonly text: string;
}

/**
 * A run in its line.
 *
 * Space   `at` is the start of its baseline, from the top left of the text that it is part of
 */
export interface PlacedRun {
  readonly run: Run;
  readonly at: Point;
}

/** A run in its line, and which span it is of, counted from 0. */
export interface SpanRun extends PlacedRun {
  readonly span: number;
}

/** From one place to another in the spans' texts put end to end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The words of spans: what stands between ordinary spaces, over the borders of spans. */
export function wordsOf(spans: readonly Span[]): readonly Stretch[] {
  const words: Stretch[] = [];
  let from = 0;
  for (const word of wholeText(spans).split(' ')) {
    words.push({ from, to: from + word.length });
    from += word.length + 1;
  }
  return words;
}

export const textOf = (spans: readonly Span[], { from, to }: Stretch): string =>
  wholeText(spans).slice(from, to);

const wholeText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** How far a stretch advances on one line, not rounded to the lattice. */
export const advanceOfStretch = (spans: readonly Span[], stretch: Stretch): number =>
  piecesOf(spans, stretch).at(-1)?.end ?? 0;

/** The runs of a stretch on one line, one a span, on the baseline y = 0 from x = 0. */
export const runsOf = (spans: readonly Span[], stretch: Stretch): readonly SpanRun[] =>
  piecesOf(spans, stretch).map(({ span, text, style, start }) => ({
    span,
    run: shape(text, style),
    at: { x: Math.round(start), y: 0 },
  }));

interface Piece {
  readonly span: number;
  readonly style: Span;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What each span has of the stretch; between two, the letter-space of the first. */
function piecesOf(spans: readonly Span[], { from, to }: Stretch): readonly Piece[] {
  const pieces: Piece[] = [];
  let passed = 0;
  spans.forEach((style, span) => {
    const text = style.text.slice(Math.max(0, from - passed), Math.max(0, to - passed));
    passed += style.text.length;
    if (text === '') return;
    const before = pieces.at(-1);
    const start = before === undefined ? 0 : before.end + (before.style.tracking ?? 0);
    pieces.push({ span, style, text, start, end: start + advanceOf(text, style) });
  });
  return pieces;
}
