import type { PathItem } from '../face/item.ts';
import { CELLS, type Tones } from './cells.ts';
import { tonesOf } from './tones.ts';

/**
 * How alike two pictograms look, from 0 to 1: the overlap of their silhouettes times the overlap of their lines.
 *
 * Why     silhouettes alone would call a ball and a clock alike, lines alone a hollow heart and a full one unlike.
 *         Their product is high only where form and inner drawing both agree, which is what a player may confuse.
 *         Both are compared upright and at one size, as they are printed
 * Throws  Bug if one of them draws nothing
 */
export function likeness(a: readonly PathItem[], b: readonly PathItem[]): number {
  const [one, two] = [tonesOf(a), tonesOf(b)];
  return shared(silhouette(one), silhouette(two)) * near(edges(one), edges(two));
}

type Cells = readonly boolean[];

/** Two tones nearer than this are one to the eye. */
const SEEN = 0.15;

/** The figure with its holes filled: every cell that light paper does not reach from outside. */
function silhouette(tones: Tones): Cells {
  const outside = new Array<boolean>(tones.length).fill(false);
  const next = border().filter((cell) => (tones[cell] ?? 0) < SEEN);
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    if (outside[cell]) continue;
    outside[cell] = true;
    next.push(...around(cell).filter((each) => !outside[each] && (tones[each] ?? 0) < SEEN));
  }
  return outside.map((reached) => !reached);
}

/** The cells where the tone changes towards the right or down; beyond the grid lies paper. */
function edges(tones: Tones): Cells {
  return Array.from(tones, (tone, cell) => {
    const isLastColumn = cell % CELLS === CELLS - 1;
    const beside = isLastColumn ? 0 : (tones[cell + 1] ?? 0);
    const below = tones[cell + CELLS] ?? 0;
    return Math.abs(tone - beside) >= SEEN || Math.abs(tone - below) >= SEEN;
  });
}

/** Cells of both among cells of either. */
function shared(a: Cells, b: Cells): number {
  const both = a.filter((isIn, cell) => isIn && b[cell]).length;
  return both / a.filter((isIn, cell) => isIn || b[cell]).length;
}

/** The share of the lines of both that runs within a cell of a line of the other. */
function near(a: Cells, b: Cells): number {
  const [wideA, wideB] = [widened(a), widened(b)];
  const met =
    a.filter((isIn, cell) => isIn && wideB[cell]).length +
    b.filter((isIn, cell) => isIn && wideA[cell]).length;
  return met / (a.filter(Boolean).length + b.filter(Boolean).length);
}

const widened = (cells: Cells): Cells =>
  cells.map((isIn, cell) => isIn || around(cell).some((each) => cells[each]));

/** The cells above, below and beside one. */
function around(cell: number): readonly number[] {
  const column = cell % CELLS;
  const found = [cell - CELLS, cell + CELLS].filter((each) => each >= 0 && each < CELLS * CELLS);
  if (column > 0) found.push(cell - 1);
  if (column < CELLS - 1) found.push(cell + 1);
  return found;
}

const border = (): number[] =>
  Array.from({ length: CELLS * CELLS }, (_, cell) => cell).filter((cell) => around(cell).length < 4);
