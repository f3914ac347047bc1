import { Bug } from '../base/fault.ts';
import { type Length, toMm } from '../base/length.ts';

/**
 * Words to be broken into lines, by their measures alone.
 *
 * Shape   `joins[i]` is what stands between words i and i + 1 where they share a line: space and kerning
 */
export interface MeasuredWords {
  readonly words: readonly { readonly text: string; readonly advance: number }[];
  readonly joins: readonly number[];
  readonly width: Length;
  /** Whether the last line counts as ragged too: it does in centred text, which should look balanced. */
  readonly lastLine: 'free' | 'counts';
}

/** From a word on: how ragged the lines are at least, and where the line after the first one starts. */
interface Way {
  readonly raggedness: number;
  readonly next: number;
}

/**
 * The first word of each line, so that the lines together are as even as can be.
 *
 * Shape   increasing, starting with 0
 * Throws  Bug if a word is wider than the lines
 * Why     the squares of what lines leave over, added up, are least over the whole paragraph: a greedy breaker
 *         fills one line and leaves a hole in the next
 */
export function breakLines(text: MeasuredWords): readonly number[] {
  const end = text.words.length;
  const ways: Way[] = [];
  ways[end] = { raggedness: 0, next: end };
  for (let first = end - 1; first >= 0; first--) ways[first] = bestWay(first, text, ways);
  const starts: number[] = [];
  for (let word = 0; word < end; word = ways[word]?.next ?? end) starts.push(word);
  return starts;
}

function bestWay(first: number, text: MeasuredWords, ways: readonly Way[]): Way {
  const { words, joins, width } = text;
  const end = words.length;
  let best: Way | null = null;
  let advance = 0;
  for (let next = first + 1; next <= end; next++) {
    advance += (next - 1 > first ? (joins[next - 2] ?? 0) : 0) + (words[next - 1]?.advance ?? 0);
    if (Math.round(advance) > width) break;
    const isFree = next === end && text.lastLine === 'free';
    const raggedness = (isFree ? 0 : (width - advance) ** 2) + (ways[next]?.raggedness ?? 0);
    if (best === null || raggedness < best.raggedness) best = { raggedness, next };
  }
  if (best === null) throw new Bug(tooWide(words[first], width));
  return best;
}

const tooWide = (word: MeasuredWords['words'][number] | undefined, width: Length): string =>
  `« ${word?.text} » is ${toMm(word?.advance ?? 0).toFixed(2)} mm wide, and its lines only ${toMm(width).toFixed(2)} mm`;
