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
export function subpathsOf(path: Path): readonly Subpath[] {
  const found: { steps: number[]; numbers: number[]; closed: boolean }[] = [];
  let at = 0;
  for (let index = 0; index < path.stepCount; index++) {
    const step = path.steps[index] ?? MOVE;
    const takes = TAKES[step] ?? 0;
    const numbers = Array.from(path.numbers.subarray(at, at + takes));
    at += takes;
    const last = found.at(-1);
    if (step === RECTANGLE) found.push(rectangle(numbers));
    else if (step === CLOSE) {
      if (last !== undefined) last.closed = true;
    } else if (step === MOVE || last === undefined)
      found.push({ steps: [MOVE], numbers: numbers.slice(-2), closed: false });
    else if (last.closed) {
      // After `h` the pen stands at the start of the closed subpath, and a step starts another one there.
      found.push({ steps: [MOVE, step], numbers: [...last.numbers.slice(0, 2), ...numbers], closed: false });
    } else {
      last.steps.push(step);
      last.numbers.push(...numbers);
    }
  }
  return found;
}

function rectangle([x = 0, y = 0, w = 0, h = 0]: readonly number[]) {
  return { steps: [MOVE, LINE, LINE, LINE], numbers: [x, y, x + w, y, x + w, y + h, x, y + h], closed: true };
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
