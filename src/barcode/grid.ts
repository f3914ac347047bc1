import { dots, type Length } from '../base/length.ts';
import { darkRectangles } from './dark-rectangles.ts';
import type { CodeSymbol, LinearSymbol, MatrixSymbol } from './symbol.ts';

/** The imager's dots, and how many of them a module has. */
export interface DeviceGrid {
  readonly dpi: number;
  readonly moduleDots: number;
  /** Whole dots taken off the width of each dark run, for the ink's growth. */
  readonly reductionDots: number;
}

/**
 * A symbol in whole dots, ready to be put on a page at a whole dot.
 *
 * Space   origin at the symbol's top left without its quiet zone, y down, dots
 * Shape   each rectangle [x, y, width, height], the reduction taken off, `inset` still to be taken off all four
 *         sides; where dark modules touch, rectangles overlap, so that no inset opens a gap
 */
export interface GriddedSymbol {
  readonly rects: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly inset: number;
  readonly width: number;
  readonly height: number;
  /** Clear dots asked for on each side (left and right only for linear codes). */
  readonly quiet: number;
}

/**
 * A quarter of a dot: an edge drawn exactly on the grid is painted one dot too wide by RIPs that paint every
 * touched pixel; a quarter inside it prints to the dot in Ghostscript, MuPDF and poppler.
 */
export const EDGE_INSET = 0.25;

/**
 * The symbol as rectangles of whole dots.
 *
 * Throws  RangeError if a bar is not a whole number of dots (ratio 2.5 on an odd module), or if the reduction
 *         leaves nothing of a module
 * Source  print.md, "Barcodes on a device grid"
 */
export function onGrid(symbol: CodeSymbol, grid: DeviceGrid): GriddedSymbol {
  wholeDots(grid.moduleDots, 'a module');
  if (!Number.isInteger(grid.reductionDots) || grid.reductionDots < 0) {
    throw new RangeError(`the bar width reduction must be whole dots, not ${grid.reductionDots}`);
  }
  if (grid.reductionDots >= grid.moduleDots) {
    throw new RangeError(`a reduction of ${grid.reductionDots} dots leaves nothing of a module`);
  }
  return symbol.kind === 'linear' ? linearOnGrid(symbol, grid) : matrixOnGrid(symbol, grid);
}

/**
 * Bars through the whole height, bearer bars across them.
 *
 * Why     bars overlap the bearers rather than touch them; bearers end with the outer bars, so that the quiet zone
 *         stays free of ink
 */
function linearOnGrid(symbol: LinearSymbol, { moduleDots, reductionDots }: DeviceGrid): GriddedSymbol {
  const bearer = symbol.bearer === 0 ? 0 : wholeDots(symbol.bearer * moduleDots, 'a bearer bar');
  const height = wholeDots(symbol.height * moduleDots, 'the height') + 2 * bearer;
  const rects: [number, number, number, number][] = [];
  let x = 0;
  symbol.widths.forEach((modules, index) => {
    const width = wholeDots(modules * moduleDots, 'a bar or space');
    if (index % 2 === 0) rects.push([x, 0, width - reductionDots, height]);
    x += width;
  });
  if (bearer > 0) {
    rects.push([0, 0, x - reductionDots, bearer], [0, height - bearer, x - reductionDots, bearer]);
  }
  return { rects, inset: EDGE_INSET, width: x, height, quiet: symbol.quiet * moduleDots };
}

/** Why  taking the reduction off overlapping rectangles takes it off dark-to-light edges only: see darkRectangles */
function matrixOnGrid({ rows, quiet }: MatrixSymbol, grid: DeviceGrid): GriddedSymbol {
  const { moduleDots, reductionDots } = grid;
  const rects = darkRectangles(rows).map(
    ({ x, y, width, height }) =>
      [
        x * moduleDots,
        y * moduleDots,
        width * moduleDots - reductionDots,
        height * moduleDots - reductionDots,
      ] as const,
  );
  return {
    rects,
    inset: EDGE_INSET,
    width: (rows[0]?.length ?? 0) * moduleDots,
    height: rows.length * moduleDots,
    quiet: quiet * moduleDots,
  };
}

function wholeDots(count: number, what: string): number {
  if (Number.isInteger(count) && count > 0) return count;
  throw new RangeError(`${what} must be whole dots, not ${count}: change the module or the ratio`);
}

/** The whole dot nearest to a place, from the page's origin; halfway goes right or down. */
export function snap(at: Length, dpi: number): Length {
  const pitch = dots(1, dpi);
  return Math.round(at / pitch) * pitch;
}
