import type { Point } from '../base/geometry.ts';
import type { Polyline } from './flatten.ts';

/** Cells on each side of the grid on which drawings are compared. */
export const CELLS = 64;

/** How dark each cell is, 0 to 1, row by row from the top left. */
export type Tones = Float64Array;

/** Gives a tone to each cell whose middle lies inside the subpaths. */
export function fillCells(
  tones: Tones,
  lines: readonly Polyline[],
  { rule, tone }: { readonly rule: 'nonzero' | 'evenodd'; readonly tone: number },
): void {
  for (let row = 0; row < CELLS; row++) {
    let winding = 0;
    let from = 0;
    for (const { x, turn } of crossings(lines, row + 0.5)) {
      const isInside = rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
      const to = Math.min(CELLS, Math.max(0, Math.ceil(x - 0.5)));
      if (isInside) tones.fill(tone, row * CELLS + from, row * CELLS + to);
      winding += turn;
      from = to;
    }
  }
}

interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/** Where the subpaths, each closed, cross a height, from left to right. */
function crossings(lines: readonly Polyline[], y: number): readonly Crossing[] {
  const found: Crossing[] = [];
  for (const line of lines) {
    line.forEach((b, at) => {
      const a = line.at(at - 1) ?? b;
      if (a.y <= y === b.y <= y) return;
      found.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn: a.y < b.y ? 1 : -1 });
    });
  }
  return found.sort((a, b) => a.x - b.x);
}

/** A line thinner than this is still seen, so it still takes the cells that it crosses. */
const LEAST_HALF = Math.SQRT1_2;

/** Gives a tone to each cell whose middle lies within half a stroke of the subpaths. */
export function strokeCells(
  tones: Tones,
  lines: readonly Polyline[],
  { half, tone }: { readonly half: number; readonly tone: number },
): void {
  const reach = Math.max(half, LEAST_HALF);
  for (const line of lines) {
    line.slice(1).forEach((b, at) => {
      const a = line[at] ?? b;
      for (let row = first(a.y, b.y, reach); row <= last(a.y, b.y, reach); row++) {
        for (let column = first(a.x, b.x, reach); column <= last(a.x, b.x, reach); column++) {
          const middle = { x: column + 0.5, y: row + 0.5 };
          if (distance(middle, a, b) <= reach) tones[row * CELLS + column] = tone;
        }
      }
    });
  }
}

const first = (a: number, b: number, reach: number): number =>
  Math.max(0, Math.floor(Math.min(a, b) - reach));
const last = (a: number, b: number, reach: number): number =>
  Math.min(CELLS - 1, Math.floor(Math.max(a, b) + reach));

/** From a point to the nearest of a straight piece. */
function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
