import { type Line, measureScan, pick, SCANS, SLACK, worstOf } from './linear.ts';
import type { Measures } from './measures.ts';
import { type CodePicture, type Extent, isInked, lightAt } from './picture.ts';
import { clearPixels, inkedRuns, type Run } from './runs.ts';

/**
 * A PDF417 that was read: each scan across a row of it is measured as bars are.
 *
 * Never   how tall its rows are: readers cross them at a slant, and take no measure of it
 */
export function measureStack(
  picture: CodePicture,
  at: Extent,
  unusedCorrection: number | null,
): Measures | null {
  const lines = stackLines(picture, at);
  const [first] = lines;
  if (first === undefined) return null;
  const scans = pick(lines, SCANS).map((line) => measureScan(picture, line, line.pattern));
  const worst = worstOf(scans, 'pairs');
  const threshold = Math.min(...scans.map((scan) => scan.threshold));
  const clear = clearOver(picture, at, threshold);
  return {
    moduleDots: [first.module, null],
    ...worst,
    quietModules: {
      ...worst.quietModules,
      top: clear.top / first.module,
      bottom: clear.bottom / first.module,
    },
    unusedCorrection: unusedCorrection === null ? null : 100 * unusedCorrection,
  };
}

interface StackLine extends Line {
  readonly module: number;
  /** Widths in modules, bar and space in turn. */
  readonly pattern: readonly number[];
}

/** The lines that cross one row alone: where two rows meet, what is crossed may be of both, and is no row. */
function stackLines(picture: CodePicture, at: Extent): readonly StackLine[] {
  const lines: StackLine[] = [];
  const [from, to] = [
    Math.max(0, Math.floor(at.left) - SLACK),
    Math.min(picture.width, Math.ceil(at.right) + SLACK),
  ];
  for (let y = Math.max(0, Math.floor(at.top)); y < Math.min(picture.height, Math.ceil(at.bottom)); y++) {
    const runs = inkedRuns((x) => isInked(picture, x, y), from, to);
    const module = moduleOf(runs);
    const pattern = module === null ? null : patternOf(runs, module);
    if (module !== null && pattern !== null) lines.push({ y, runs, module, pattern });
  }
  return lines;
}

/** Modules and bars of a row: four bars each for its start and for every codeword, row indicators with them. */
const CODEWORD = { modules: 17, bars: 4 } as const;

/** Widths in modules at either end of a row, bar and space in turn. */
const START = [8, 1, 1, 1, 1, 1, 1, 3] as const;
const STOP = [7, 1, 1, 3, 1, 1, 1, 2, 1] as const;
const STOP_BARS = 5;
const STOP_MODULES = 18;

/** The narrow element in pixels, by the starts of the first and the last bar; null where bars are too many or too few. */
function moduleOf(runs: readonly Run[]): number | null {
  const codewords = (runs.length - STOP_BARS) / CODEWORD.bars;
  const [first, last] = [runs[0], runs.at(-1)];
  if (!Number.isInteger(codewords) || codewords < 4 || first === undefined || last === undefined) return null;
  return (last.start - first.start) / (codewords * CODEWORD.modules + STOP_MODULES - 1);
}

/** Null where it does not start and stop as every row does, or bars and spaces are not of whole modules. */
function patternOf(runs: readonly Run[], module: number): readonly number[] | null {
  const origin = runs[0]?.start ?? 0;
  const starts = runs.map(({ start }) => Math.round((start - origin) / module));
  const pattern = runs.flatMap(({ length }, index) => {
    const bar = Math.max(1, Math.round(length / module));
    const next = starts[index + 1];
    return next === undefined ? [bar] : [bar, next - (starts[index] ?? 0) - bar];
  });
  const isRow =
    pattern.every((modules) => modules >= 1) &&
    START.every((modules, index) => pattern[index] === modules) &&
    STOP.every((modules, index) => pattern[pattern.length - STOP.length + index] === modules);
  return isRow ? pattern : null;
}

/** Pixels that a row may stand out of what the reader says. */
const EDGE = 2;

/** The least clear space above and below, in pixels. */
function clearOver(
  picture: CodePicture,
  at: Extent,
  threshold: number,
): { readonly top: number; readonly bottom: number } {
  const [left, right] = [Math.max(0, Math.ceil(at.left)), Math.min(picture.width, Math.floor(at.right))];
  const clear = (edge: number, step: 1 | -1): number => {
    let least = picture.height;
    for (let x = left; x < right; x++) {
      let from = edge;
      while (Math.abs(from - edge) < EDGE && lightAt(picture, x, from) < threshold) from += step;
      const most = step < 0 ? from + 1 : picture.height - from;
      least = Math.min(
        least,
        clearPixels((y) => lightAt(picture, x, y), { from, step, most }, threshold),
      );
    }
    return least;
  };
  return { top: clear(Math.floor(at.top) - 1, -1), bottom: clear(Math.ceil(at.bottom), 1) };
}
