import { encodeCode128 } from '../barcode/code128.ts';
import { encodeItf } from '../barcode/itf.ts';
import { APERTURE, type Measures } from './measures.ts';
import { type CodePicture, type Extent, isInked, lightAt } from './picture.ts';
import { clearPixels, inkedRuns, type Run } from './runs.ts';

/** A linear code that was read: what it says tells which of its bars are to be wide. */
export interface LinearCode {
  readonly symbology: 'itf' | 'code128';
  readonly text: string;
}

/** Scans over the height of the bars; the worst of each measure counts. */
export const SCANS = 10;

/** Pixels beyond what the reader says that bars may begin or end. */
export const SLACK = 8;

/** Null where the bars cannot be told apart, as after a decoder has read what is hardly there. */
export function measureLinear(picture: CodePicture, at: Extent, code: LinearCode): Measures | null {
  const patterns = patternsOf(code);
  const lines = barLines(picture, at, patterns[0]?.length ?? 0);
  const [first] = lines;
  if (first === undefined) return null;
  const fits = patterns.map((pattern) => fitted(first.runs, pattern)).sort((a, b) => a.error - b.error);
  const [best] = fits;
  if (best === undefined) return null;
  const scans = pick(lines, SCANS).map((line) => measureScan(picture, line, best.pattern));
  const ways = code.symbology === 'itf' ? 'twoWidths' : 'pairs';
  return { moduleDots: [best.module, null], ...worstOf(scans, ways), unusedCorrection: null };
}

/** Of several scans: growth over all of them, of each other measure the worst. */
export function worstOf(
  scans: readonly Scan[],
  ways: keyof Scan['decodability'],
): Omit<Measures, 'moduleDots' | 'unusedCorrection'> {
  const growths = scans.flatMap(({ growth }) => growth);
  const least = (of: (scan: Scan) => number): number => Math.min(...scans.map(of));
  return {
    growthDots: {
      mean: growths.reduce((sum, each) => sum + each, 0) / growths.length,
      most: growths.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0),
    },
    quietModules: {
      left: least(({ left }) => left),
      right: least(({ right }) => right),
      top: null,
      bottom: null,
    },
    contrast: least(({ contrast }) => contrast),
    modulation: least(({ modulation }) => modulation),
    decodability: least(({ decodability }) => decodability[ways]),
  };
}

/** Widths in modules, bar and space in turn: of ITF for each ratio that may have been drawn, read either way. */
function patternsOf({ symbology, text }: LinearCode): readonly (readonly number[])[] {
  if (!/^[0-9]+$/.test(text)) return [];
  const ways =
    symbology === 'itf'
      ? [2, 2.5, 3].map((ratio) => encodeItf(text, { ratio, heightModules: 1, bearerModules: 0 }).widths)
      : [encodeCode128(text, { heightModules: 1 }).widths];
  return ways.flatMap((widths) => [widths, widths.toReversed()]);
}

/** The bars that a scan crosses. */
export interface Line {
  readonly y: number;
  readonly runs: readonly Run[];
}

/** The lines across which every bar stands by itself: bearer bars and what lies above and below have other runs. */
function barLines(picture: CodePicture, at: Extent, elements: number): readonly Line[] {
  const bars = (elements + 1) / 2;
  const lines: Line[] = [];
  for (let y = Math.max(0, Math.floor(at.top)); y < Math.min(picture.height, Math.ceil(at.bottom)); y++) {
    const [from, to] = [
      Math.max(0, Math.floor(at.left) - SLACK),
      Math.min(picture.width, Math.ceil(at.right) + SLACK),
    ];
    const runs = inkedRuns((x) => isInked(picture, x, y), from, to);
    if (runs.length === bars) lines.push({ y, runs });
  }
  return lines;
}

/** So many of them, evenly. */
export const pick = <One>(lines: readonly One[], count: number): readonly One[] =>
  lines.length <= count
    ? lines
    : Array.from(
        { length: count },
        (_, index) => lines[Math.floor(((index + 0.5) * lines.length) / count)],
      ).filter((line) => line !== undefined);

/** The module that lays the starts of all bars best where the pattern has them; growth shifts no start against another. */
function fitted(runs: readonly Run[], pattern: readonly number[]) {
  const starts = startsOf(pattern);
  const [first, last] = [runs[0]?.start ?? 0, runs.at(-1)?.start ?? 0];
  const module = (last - first) / (starts.at(-1) || 1);
  const error = runs.reduce(
    (sum, { start }, index) => sum + Math.abs(start - first - (starts[index] ?? 0) * module),
    0,
  );
  return { pattern, module, error };
}

/** Where each bar starts, in modules from the first. */
function startsOf(pattern: readonly number[]): readonly number[] {
  const starts: number[] = [];
  let at = 0;
  pattern.forEach((width, index) => {
    if (index % 2 === 0) starts.push(at);
    at += width;
  });
  return starts;
}

/** What one scan across bars measures. */
export interface Scan {
  readonly growth: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly contrast: number;
  readonly modulation: number;
  /** Light between that of bars and that of spaces. */
  readonly threshold: number;
  readonly decodability: { readonly twoWidths: number; readonly pairs: number };
}

export function measureScan(picture: CodePicture, { y, runs }: Line, pattern: readonly number[]): Scan {
  const { module } = fitted(runs, pattern);
  const elements = elementsOf(runs);
  const light = (x: number): number => lightAt(picture, x, y);
  const opening = seenThrough(light, picture.width, APERTURE * module);
  const extremes = extremesOf(elements, opening);
  const [lightest, darkest] = [Math.max(...extremes), Math.min(...extremes)];
  const contrast = lightest - darkest;
  const steps = extremes.slice(1).map((value, index) => Math.abs(value - (extremes[index] ?? 0)));
  const threshold = (lightest + darkest) / 2;
  const [start, end] = [runs[0]?.start ?? 0, (runs.at(-1)?.start ?? 0) + (runs.at(-1)?.length ?? 0)];
  return {
    growth: runs.map(({ length }, index) => length - (pattern[2 * index] ?? 0) * module),
    left: clearPixels(light, { from: start - 1, step: -1, most: start }, threshold) / module,
    right: clearPixels(light, { from: end, step: 1, most: picture.width - end }, threshold) / module,
    threshold,
    contrast: 100 * contrast,
    modulation: contrast === 0 ? 0 : (100 * Math.min(...steps)) / contrast,
    decodability: { twoWidths: byTwoWidths(elements, pattern), pairs: byPairs(elements, pattern, module) },
  };
}

/** Lengths of bars and spaces in turn, a bar first and last, with where each starts. */
function elementsOf(runs: readonly Run[]): readonly Run[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    const end = run.start + run.length;
    return next === undefined ? [run] : [run, { start: end, length: next.start - end }];
  });
}

/** What a reader sees at each pixel: the mean of an opening as wide as given. */
function seenThrough(light: (x: number) => number, width: number, opening: number): readonly number[] {
  const half = Math.max(0, Math.floor((opening - 1) / 2));
  return Array.from({ length: width }, (_, x) => {
    let [sum, count] = [0, 0];
    for (let at = Math.max(0, x - half); at <= Math.min(width - 1, x + half); at++) {
      sum += light(at);
      count++;
    }
    return sum / count;
  });
}

/** The darkest of each bar and the lightest of each space, the light before and behind the code at either end. */
function extremesOf(elements: readonly Run[], seen: readonly number[]): readonly number[] {
  const inner = elements.map(({ start, length }, index) => {
    const part = seen.slice(start, start + length);
    return index % 2 === 0 ? Math.min(...part) : Math.max(...part);
  });
  const [first, last] = [elements[0], elements.at(-1)];
  const before = Math.max(0, ...seen.slice(0, first?.start ?? 0));
  const behind = Math.max(0, ...seen.slice((last?.start ?? 0) + (last?.length ?? 0)));
  return [before, ...inner, behind];
}

/**
 * Of codes with narrow and wide elements: how near the worst element comes to the middle between both, bars and spaces
 * each by themselves, since growth makes all of one kind alike wider.
 */
function byTwoWidths(elements: readonly Run[], pattern: readonly number[]): number {
  const margins = [0, 1].map((kind) => {
    const own = elements.flatMap(({ length }, index) =>
      index % 2 === kind ? [{ length, isWide: (pattern[index] ?? 1) > 1 }] : [],
    );
    const mean = (isWide: boolean): number => {
      const lengths = own.filter((element) => element.isWide === isWide).map(({ length }) => length);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    };
    const [narrow, wide] = [mean(false), mean(true)];
    const [middle, half] = [(narrow + wide) / 2, (wide - narrow) / 2];
    if (half <= 0) return 0;
    return Math.min(...own.map(({ length, isWide }) => ((length - middle) * (isWide ? 1 : -1)) / half));
  });
  return percent(Math.min(...margins));
}

/** Of codes with widths of many modules: how near the worst pair of a bar and a space comes to half a module off. */
function byPairs(elements: readonly Run[], pattern: readonly number[], module: number): number {
  const off = elements.slice(1).map(({ length }, index) => {
    const pair = length + (elements[index]?.length ?? 0);
    return Math.abs(pair / module - (pattern[index] ?? 0) - (pattern[index + 1] ?? 0));
  });
  return percent(1 - 2 * Math.max(0, ...off));
}

const percent = (share: number): number => 100 * Math.min(1, Math.max(0, share));
