import { Bug } from '../base/fault.ts';
import type { Length } from '../base/length.ts';
import { breakLines } from './break-lines.ts';
import { fontMetrics } from './fonts.ts';
import { justify } from './justify.ts';
import {
  advanceOfStretch,
  type PlacedRun,
  runsOf,
  type Span,
  type SpanRun,
  type Stretch,
  textOf,
  wordsOf,
} from './passage.ts';
import type { Style } from './shape.ts';

/** What a text is set to. */
export interface Measure {
  readonly width: Length;
  /** From baseline to baseline. */
  readonly leading: Length;
  /** Left out: left. The last line of a justified text stays as it falls. */
  readonly align?: 'left' | 'centre' | 'right' | 'justified';
}

/**
 * A text in one style, in lines of one run each.
 *
 * Shape   the texts of the runs, joined by spaces, are the text
 * Space   origin top left, where capitals of the first line touch the top; `height` reaches as far below the
 *         last baseline as the font descends; y down, lattice units
 */
export interface Paragraph {
  readonly lines: readonly PlacedRun[];
  readonly height: Length;
}

/** A text in several styles, in lines of one run a span; its space is a Paragraph's. */
export interface RichParagraph {
  readonly lines: readonly (readonly SpanRun[])[];
  readonly height: Length;
}

/**
 * The text in lines that break at ordinary spaces only, never at U+00A0.
 *
 * Throws  Bug if a word is wider than the lines: fixed text and its measure belong to one template
 */
export function setParagraph(text: string, style: Style & Measure): Paragraph {
  const { lines, height } = setSpans([{ ...style, text }], style);
  return { lines: lines.flat().map(({ run, at }) => ({ run, at })), height };
}

/**
 * The spans as one running text, in lines that break at ordinary spaces only.
 *
 * Throws  Bug if a word is wider than the lines
 */
export function setSpans(spans: readonly Span[], measure: Measure): RichParagraph {
  const stretches = linesOf(spans, measure);
  const top = Math.max(...spans.map((span) => scaled(span, 'capHeight')));
  const foot = Math.max(...spans.map((span) => -scaled(span, 'descent')));
  const baseline = (line: number): Length => top + line * measure.leading;
  const last = stretches.length - 1;
  const lines = stretches.map((stretch, index) =>
    aligned(runsOf(spans, stretch), measure, index === last ? 'last' : 'inner').map(({ at, ...rest }) => ({
      ...rest,
      at: { x: at.x, y: baseline(index) },
    })),
  );
  return { lines, height: baseline(last) + foot };
}

function linesOf(spans: readonly Span[], { width, align }: Measure): readonly Stretch[] {
  const words = wordsOf(spans);
  const advance = (stretch: Stretch): number => advanceOfStretch(spans, stretch);
  const measured = words.map((word) => ({ text: textOf(spans, word), advance: advance(word) }));
  const joins = words.slice(1).map((word, index) => {
    const before = words[index] ?? word;
    return advance({ from: before.from, to: word.to }) - advance(before) - advance(word);
  });
  const lastLine = align === 'centre' ? 'counts' : 'free';
  const starts = breakLines({ words: measured, joins, width, lastLine });
  return starts.map((start, index) => ({
    from: words[start]?.from ?? 0,
    to: words[(starts[index + 1] ?? words.length) - 1]?.to ?? 0,
  }));
}

function aligned(
  line: readonly SpanRun[],
  { width, align = 'left' }: Measure,
  place: 'inner' | 'last',
): readonly SpanRun[] {
  const rest = width - lineWidth(line);
  if (rest < -line.length) throw new Bug(`a line came out ${-rest} wider than its measure of ${width}`);
  switch (align) {
    case 'left':
      return line;
    case 'centre':
      return movedBy(line, Math.round(rest / 2));
    case 'right':
      return movedBy(line, rest);
    case 'justified':
      return place === 'last' ? line : justify(line, rest);
  }
}

function lineWidth(line: readonly SpanRun[]): Length {
  const end = line.at(-1);
  return end === undefined ? 0 : end.at.x + end.run.width;
}

const movedBy = (line: readonly SpanRun[], by: Length): readonly SpanRun[] =>
  line.map((placed) => ({ ...placed, at: { ...placed.at, x: placed.at.x + by } }));

function scaled({ font, size }: Style, measure: 'capHeight' | 'descent'): Length {
  const metrics = fontMetrics(font);
  return Math.round((metrics[measure] * size) / metrics.unitsPerEm);
}
