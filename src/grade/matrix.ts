import { APERTURE, type Measures, type Quiet } from './measures.ts';
import { type CodePicture, type Extent, isInked, lightAt } from './picture.ts';
import { clearPixels, inkedRuns, type Run } from './runs.ts';

/** A matrix that was read. */
export interface MatrixCode {
  readonly modules: readonly [columns: number, rows: number];
  /** 0 to 1, as the decoder says it. */
  readonly unusedCorrection: number | null;
}

/** Pixels beyond what the reader says that the code may begin or end. */
const SLACK = 4;

/** Null where its timing rows, every second module of the top row and of the right column, are not to be found. */
export function measureMatrix(picture: CodePicture, at: Extent, code: MatrixCode): Measures | null {
  const grid = gridOf(picture, at, code.modules);
  if (grid === null) return null;
  const growths = [...growthAcross(picture, grid), ...growthDown(picture, grid)];
  const lights = moduleLights(picture, grid);
  const [lightest, darkest] = [Math.max(...lights), Math.min(...lights)];
  const contrast = lightest - darkest;
  const middle = (lightest + darkest) / 2;
  const weakest = Math.min(...lights.map((light) => Math.abs(light - middle)));
  return {
    moduleDots: [grid.across, grid.down],
    growthDots: {
      mean: growths.reduce((sum, each) => sum + each, 0) / Math.max(1, growths.length),
      most: growths.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0),
    },
    quietModules: quietOf(picture, grid, middle),
    contrast: 100 * contrast,
    modulation: contrast === 0 ? 0 : (200 * weakest) / contrast,
    decodability: null,
    unusedCorrection: code.unusedCorrection === null ? null : 100 * code.unusedCorrection,
  };
}

/** Where the modules are: the corner of the first, and the pitch both ways, in pixels. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Why     by the starts of every second module of the two timing lines: growth moves them all alike, and so not the pitch.
 *         The top row is dark from its first module on, the right column from its second
 */
function gridOf(picture: CodePicture, at: Extent, [columns, rows]: MatrixCode['modules']): Grid | null {
  const [left, right] = [
    Math.max(0, Math.floor(at.left) - SLACK),
    Math.min(picture.width, Math.ceil(at.right) + SLACK),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(at.top) - SLACK),
    Math.min(picture.height, Math.ceil(at.bottom) + SLACK),
  ];
  const about = (at.right - at.left) / columns;
  const topRow = firstWith(columns / 2, top, Math.ceil(top + 2 * about), (y) =>
    inkedRuns((x) => isInked(picture, x, y), left, right),
  );
  const rightColumn = firstWith(rows / 2, right - 1, Math.floor(right - 1 - 2 * about), (x) =>
    inkedRuns((y) => isInked(picture, x, y), top, bottom),
  );
  if (topRow === null || rightColumn === null) return null;
  const across = pitchOf(topRow, columns);
  const down = pitchOf(rightColumn, rows);
  return {
    left: topRow[0]?.start ?? 0,
    top: (rightColumn[0]?.start ?? 0) - down,
    across,
    down,
    columns,
    rows,
  };
}

const pitchOf = (runs: readonly Run[], modules: number): number =>
  ((runs.at(-1)?.start ?? 0) - (runs[0]?.start ?? 0)) / (modules - 2);

/** The runs of the middle one of the first lines, from `from` towards `to`, that have so many. */
function firstWith(
  count: number,
  from: number,
  to: number,
  runsOf: (at: number) => readonly Run[],
): readonly Run[] | null {
  const step = to > from ? 1 : -1;
  const found: (readonly Run[])[] = [];
  for (let at = from; at !== to + step; at += step) {
    const runs = runsOf(at);
    if (runs.length === count) found.push(runs);
    else if (found.length > 0) break;
  }
  return found[Math.floor(found.length / 2)] ?? null;
}

function growthAcross(picture: CodePicture, grid: Grid): readonly number[] {
  const end = Math.ceil(grid.left + (grid.columns + 0.5) * grid.across);
  return Array.from({ length: grid.rows }, (_, row) => {
    const y = Math.floor(grid.top + (row + 0.5) * grid.down);
    const runs = inkedRuns((x) => isInked(picture, x, y), grid.left, end);
    return overWhole(runs, grid.across);
  }).flat();
}

function growthDown(picture: CodePicture, grid: Grid): readonly number[] {
  const end = Math.ceil(grid.top + (grid.rows + 0.5) * grid.down);
  return Array.from({ length: grid.columns }, (_, column) => {
    const x = Math.floor(grid.left + (column + 0.5) * grid.across);
    const runs = inkedRuns((y) => isInked(picture, x, y), Math.round(grid.top), end);
    return overWhole(runs, grid.down);
  }).flat();
}

/** What each run is longer than the whole modules that it is nearest to; what is less than half of one is a spot. */
const overWhole = (runs: readonly Run[], pitch: number): readonly number[] =>
  runs.flatMap(({ length }) => {
    const modules = Math.round(length / pitch);
    return modules === 0 ? [] : [length - modules * pitch];
  });

/** The light of each module, seen through an opening in its middle. */
function moduleLights(picture: CodePicture, grid: Grid): readonly number[] {
  const lights: number[] = [];
  const [halfAcross, halfDown] = [(APERTURE * grid.across) / 2, (APERTURE * grid.down) / 2];
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const [x, y] = [grid.left + (column + 0.5) * grid.across, grid.top + (row + 0.5) * grid.down];
      lights.push(
        meanLight(picture, {
          left: x - halfAcross,
          right: x + halfAcross,
          top: y - halfDown,
          bottom: y + halfDown,
        }),
      );
    }
  }
  return lights;
}

function meanLight(picture: CodePicture, { left, top, right, bottom }: Extent): number {
  let [sum, count] = [0, 0];
  for (let y = Math.ceil(top - 0.5); y + 0.5 <= bottom; y++) {
    for (let x = Math.ceil(left - 0.5); x + 0.5 <= right; x++) {
      sum += lightAt(picture, x, y);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** The least clear space beside any row and any column. */
function quietOf(picture: CodePicture, grid: Grid, threshold: number): Quiet {
  const [left, top] = [Math.round(grid.left), Math.round(grid.top)];
  const right = Math.round(grid.left + grid.columns * grid.across);
  const bottom = Math.round(grid.top + grid.rows * grid.down);
  const side =
    (lines: readonly [from: number, to: number], light: (line: number, at: number) => number) =>
    (from: number, step: 1 | -1, most: number): number => {
      let least = most;
      for (let line = lines[0]; line < lines[1]; line++) {
        const start = from + step * edgeInk((at) => light(line, at), { from, step }, threshold);
        const room = most - Math.abs(start - from);
        least = Math.min(
          least,
          clearPixels((at) => light(line, at), { from: start, step, most: room }, threshold),
        );
      }
      return least;
    };
  const beside = side([top, bottom], (y, x) => lightAt(picture, x, y));
  const over = side([left, right], (x, y) => lightAt(picture, x, y));
  return {
    left: beside(left - 1, -1, left) / grid.across,
    right: beside(right, 1, picture.width - right) / grid.across,
    top: over(top - 1, -1, top) / grid.down,
    bottom: over(bottom, 1, picture.height - bottom) / grid.down,
  };
}

/** Dots of a module at the edge that stand out of the grid, by growth or by a module of no whole dots. */
function edgeInk(
  light: (at: number) => number,
  { from, step }: { readonly from: number; readonly step: 1 | -1 },
  threshold: number,
): number {
  let count = 0;
  while (count < MOST_EDGE && light(from + step * count) < threshold) count++;
  return count;
}

const MOST_EDGE = 2;
