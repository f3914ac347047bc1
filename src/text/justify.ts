import type { Length } from '../base/length.ts';
import { inkOf } from './ink.ts';
import type { SpanRun } from './passage.ts';
import type { Run } from './run.ts';

/**
 * A line made longer by as much, shared out evenly over its ordinary spaces; as it was if it has none.
 *
 * Why     no-break spaces keep their width: an amount looks the same wherever it stands
 */
export function justify(line: readonly SpanRun[], by: Length): readonly SpanRun[] {
  const spaces = line.reduce((sum, { run }) => sum + spacesIn(run), 0);
  if (spaces === 0) return line;
  const shareOf = (count: number): Length => Math.round((by * count) / spaces);
  let passed = 0;
  return line.map(({ run, at, span }) => {
    const before = passed;
    passed += spacesIn(run);
    return {
      span,
      at: { ...at, x: at.x + shareOf(before) },
      run: widened(run, (count) => shareOf(before + count) - shareOf(before)),
    };
  });
}

const isSpace = (text: string): boolean => text === ' ';
const spacesIn = (run: Run): number => run.glyphs.filter(({ text }) => isSpace(text)).length;

/** The run with every glyph moved on by what the spaces before it have gained. */
function widened(run: Run, gainAfter: (spaces: number) => Length): Run {
  let spaces = 0;
  const glyphs = run.glyphs.map((glyph) => {
    const moved = { ...glyph, x: glyph.x + gainAfter(spaces) };
    if (isSpace(glyph.text)) spaces += 1;
    return moved;
  });
  return { ...run, glyphs, width: run.width + gainAfter(spaces), ink: inkOf(run.font, run.size, glyphs) };
}
