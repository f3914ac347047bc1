/**
 * The modules of a matrix as bits, and which of their neighbourhoods need a rectangle.
 *
 * Shape   words of 32 modules, the leftmost its highest bit; a light word after each row, a light row above and below,
 *         so that every neighbour can be asked for. The word of module (x, y) is `origin + y × stride + (x >> 5)`
 * Why     neighbours in no block can only lie in a rectangle one module high or wide, and all dark modules in line with
 *         them lie in the same: those rectangles are given, and only how blocks are covered is a choice
 */
export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly origin: number;
  readonly dark: Int32Array;
  /** Dark two by twos, each at its top left module. */
  readonly blocks: Int32Array;
  /** Dark modules that are, or have further on in the same dark run of a row, the left of neighbours in no block; and lone ones. */
  readonly rows: Int32Array;
  /** Dark modules that are, or have further down in the same dark run of a column, the upper of neighbours in no block. */
  readonly columns: Int32Array;
}

export const MODULES_A_WORD = 32;

/** The bit of the leftmost module of a word. */
export const LEFTMOST = 0x80000000;

/** A light figure; made once for all symbols of a size. */
export function lightFigure(width: number, height: number): Figure {
  const stride = Math.ceil(width / MODULES_A_WORD) + 1;
  const words = (height + 2) * stride + 1;
  return {
    width,
    height,
    stride,
    origin: stride,
    dark: new Int32Array(words),
    blocks: new Int32Array(words),
    rows: new Int32Array(words),
    columns: new Int32Array(words),
  };
}

/** Whether the bit of a module is set; `row` is where its row starts. Modules just outside are light. */
export const isSet = (bits: Int32Array, row: number, x: number): boolean =>
  (bits[row + (x >> 5)] ?? 0) << (x & 31) < 0;

/** Finds the neighbourhoods of the dark modules that are in the figure now. */
export function seeNeighbours(figure: Figure): void {
  seeBlocks(figure);
  const { dark, blocks, rows, columns, stride, origin, height } = figure;
  // Last module first, so that what a run needs is known where it starts.
  for (let at = origin + height * stride - 1; at >= origin; at--) {
    const here = dark[at] ?? 0;
    const under = dark[at + stride] ?? 0;
    const block = blocks[at] ?? 0;
    const toRight = rightOf(dark, at);
    const beside = here & toRight & ~(block | (blocks[at - stride] ?? 0));
    const lone = here & ~(toRight | leftOf(dark, at) | under | (dark[at - stride] ?? 0));
    rows[at] = flooded(here, beside | lone | (here & ((rows[at + 1] ?? 0) >>> 31)));
    columns[at] = here & ((under & ~(block | leftOf(blocks, at))) | (columns[at + stride] ?? 0));
  }
}

function seeBlocks({ dark, blocks, stride, origin, height }: Figure): void {
  const end = origin + height * stride;
  for (let at = origin; at < end; at++) {
    const under = at + stride;
    blocks[at] = (dark[at] ?? 0) & rightOf(dark, at) & (dark[under] ?? 0) & rightOf(dark, under);
  }
}

/** Each module's neighbour on the right, at that module. */
const rightOf = (bits: Int32Array, at: number): number =>
  ((bits[at] ?? 0) << 1) | ((bits[at + 1] ?? 0) >>> 31);

/** Each module's neighbour on the left, at that module. */
export const leftOf = (bits: Int32Array, at: number): number =>
  ((bits[at] ?? 0) >>> 1) | ((bits[at - 1] ?? 0) << 31);

/** Some dark modules, and all on their left up to the first light one: in steps of one, two, four and on. */
function flooded(dark: number, from: number): number {
  let found = from;
  let way = dark;
  for (let step = 1; step < MODULES_A_WORD && way !== 0; step <<= 1) {
    found |= way & (found << step);
    way &= way << step;
  }
  return found;
}
