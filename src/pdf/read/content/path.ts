import type { PageBox } from './box.ts';
import { type Matrix, mapX, mapY } from './matrix.ts';

/** What a path is built of, and how many numbers each takes; `v`, `y` are curves of six, `re` stays what it is. */
export const MOVE = 0;
export const LINE = 1;
export const CURVE = 2;
export const CLOSE = 3;
export const RECTANGLE = 4;
const TAKES = [2, 2, 6, 0, 4] as const;

/**
 * A path at the moment that it is painted.
 *
 * Space   user space: `state.ctm` leads to the page
 * Shape   `steps[0 … stepCount)` with their numbers one after the other in `numbers[0 … numberCount)`; a rectangle is x, y,
 *         width, height as written, either of which may be negative
 * Why     live buffers, longer than what is valid, used again for the next path: copy what you keep
 */
export interface Path {
  readonly steps: Uint8Array;
  readonly stepCount: number;
  readonly numbers: Float64Array;
  readonly numberCount: number;
  /** Whether it is built of `re` alone: then `numbers` has four for each. */
  readonly isRectangles: boolean;
  readonly fill: 'nonzero' | 'evenodd' | null;
  readonly stroke: boolean;
  /** Whether the path becomes part of the clip once it is painted (`W`, `W*`); a path may do only that. */
  readonly clip: 'nonzero' | 'evenodd' | null;
}

/** One subpath, flattened to nothing: points as written, the curves' control points among them. */
export interface Subpath {
  readonly steps: readonly number[];
  readonly numbers: readonly number[];
  readonly closed: boolean;
}

/** The path cut at its moves; rectangles become closed subpaths of four lines. */
export function subpathsOf({ steps, stepCount, numbers }: Path): readonly Subpath[] {
  const found: { steps: number[]; numbers: number[]; closed: boolean }[] = [];
  let last: (typeof found)[number] | null = null;
  const begin = (step: number, x: number, y: number): NonNullable<typeof last> => {
    const begun = { steps: [step], numbers: [x, y], closed: false };
    found.push(begun);
    return begun;
  };
  let at = 0;
  for (let index = 0; index < stepCount; index++) {
    const step = steps[index] ?? MOVE;
    const behind = at + (TAKES[step] ?? 0);
    if (step === RECTANGLE) {
      const [x = 0, y = 0, width = 0, height = 0] = numbers.subarray(at, behind);
      last = begin(MOVE, x, y);
      last.steps.push(LINE, LINE, LINE);
      last.numbers.push(x + width, y, x + width, y + height, x, y + height);
      last.closed = true;
    } else if (step === CLOSE) {
      if (last !== null) last.closed = true;
    } else if (step === MOVE || last === null)
      last = begin(MOVE, numbers[behind - 2] ?? 0, numbers[behind - 1] ?? 0);
    else {
      // After `h` the pen stands at the start of the closed subpath, and a step starts another one there.
      if (last.closed) last = begin(MOVE, last.numbers[0] ?? 0, last.numbers[1] ?? 0);
      last.steps.push(step);
      for (let of = at; of < behind; of++) last.numbers.push(numbers[of] ?? 0);
    }
    at = behind;
  }
  return found;
}

/** The box around a path on the page, control points included; null for a path of no steps. */
export function boxOfPath(path: Path, m: Matrix): PageBox | null {
  if (path.stepCount === 0) return null;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const grow = (x: number, y: number): void => {
    const px = mapX(m, x, y);
    const py = mapY(m, x, y);
    if (px < box.x0) box.x0 = px;
    if (px > box.x1) box.x1 = px;
    if (py < box.y0) box.y0 = py;
    if (py > box.y1) box.y1 = py;
  };
  let at = 0;
  for (let index = 0; index < path.stepCount; index++) {
    const step = path.steps[index] ?? MOVE;
    const number = (of: number): number => path.numbers[at + of] ?? 0;
    if (step === RECTANGLE) {
      const [x, y, w, h] = [number(0), number(1), number(2), number(3)];
      grow(x, y);
      grow(x + w, y);
      grow(x, y + h);
      grow(x + w, y + h);
    } else for (let of = 0; of < (TAKES[step] ?? 0); of += 2) grow(number(of), number(of + 1));
    at += TAKES[step] ?? 0;
  }
  return box;
}
