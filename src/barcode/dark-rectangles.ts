import { type BlockCover, type BlockCoverer, blockCoverer, coverBlocks } from './block-cover.ts';
import { type Figure, LEFTMOST, leftOf, lightFigure, MODULES_A_WORD, seeNeighbours } from './figure.ts';

/** A rectangle of modules, all of them dark. */
export interface DarkRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The dark modules of a matrix as rectangles that overlap wherever dark modules touch.
 *
 * Order   top to bottom, then left to right; of those with one corner the row, the column, the blocks
 * Why     each edge is drawn a little inside its dots. Were the rectangles only to touch, that would open a hair
 *         between modules that belong together. Here every two dark neighbours, and every dark two by two, lie
 *         whole within some rectangle; so shrinking all rectangles is the same as shrinking the dark figure
 *         itself: at its edges to light, and nowhere else
 */
export function darkRectangles(rows: readonly string[]): readonly DarkRectangle[] {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const coverer = blockCoverer(lightFigure(width, height));
  darken(coverer.figure, rows);
  const boxes = new Uint16Array(mostNumbers(width, height));
  const count = fill(coverer, boxes);
  return Array.from({ length: count }, (_, index) => ({
    x: boxes[index * 4] ?? 0,
    y: boxes[index * 4 + 1] ?? 0,
    width: boxes[index * 4 + 2] ?? 0,
    height: boxes[index * 4 + 3] ?? 0,
  }));
}

/** The most numbers that the rectangles of a matrix are, four each: for each module one in a row, a column and of blocks. */
export const mostNumbers = (width: number, height: number): number => width * height * 3 * 4;

/**
 * The same for symbols of one size by the million, from bits.
 *
 * Shape   `rows` one number a row, the leftmost of its modules the highest bit of `side`, 32 at most; `into`, of
 *         `mostNumbers`, takes x, y, width and height of each rectangle one after the other; gives back how many there are
 * Throws  RangeError if a row is wider than a word
 */
export function rectangleFinder(side: number): (rows: Uint32Array, into: Uint16Array) => number {
  if (side > MODULES_A_WORD)
    throw new RangeError(`a row of ${side} modules is no word of ${MODULES_A_WORD} bits`);
  const coverer = blockCoverer(lightFigure(side, side));
  const { dark, origin, stride } = coverer.figure;
  const unused = MODULES_A_WORD - side;
  return (rows, into) => {
    for (let y = 0; y < side; y++) dark[origin + y * stride] = (rows[y] ?? 0) << unused;
    return fill(coverer, into);
  };
}

function darken({ dark, origin, stride }: Figure, rows: readonly string[]): void {
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const word = origin + y * stride + (x >> 5);
      if (row[x] === '1') dark[word] = (dark[word] ?? 0) | (LEFTMOST >>> (x & 31));
    }
  });
}

/** The rectangles of the figure: rows, columns and blocks, as their corners come. */
function fill(coverer: BlockCoverer, into: Uint16Array): number {
  const { figure } = coverer;
  const { dark, rows, columns, stride, origin, height } = figure;
  seeNeighbours(figure);
  const filling: Filling = { blocks: coverBlocks(coverer), block: 0, into, to: 0, x: 0, y: 0 };
  for (let y = 0; y < height; y++) {
    const row = origin + y * stride;
    for (let at = row; at < row + stride; at++) {
      const starts = (rows[at] ?? 0) & ~leftOf(dark, at);
      const tops = (columns[at] ?? 0) & ~(dark[at - stride] ?? 0);
      for (let left = starts | tops; left !== 0; ) {
        const column = Math.clz32(left);
        const bit = (LEFTMOST >>> column) | 0;
        left &= ~bit;
        moveTo(filling, (at - row) * MODULES_A_WORD + column, y);
        if ((starts & bit) !== 0) put(filling, runAcross(figure, at, column), 1);
        if ((tops & bit) !== 0) put(filling, 1, runDown(figure, at, bit));
      }
    }
  }
  moveTo(filling, 0, height);
  return filling.to / 4;
}

/** How far dark modules go on from one of them in its row. */
function runAcross({ dark }: Figure, at: number, column: number): number {
  const here = Math.clz32(~((dark[at] ?? 0) << column));
  let length = Math.min(here, MODULES_A_WORD - column);
  if (column + length < MODULES_A_WORD) return length;
  for (let next = at + 1; ; next++) {
    const more = Math.clz32(~(dark[next] ?? 0));
    length += more;
    if (more < MODULES_A_WORD) return length;
  }
}

/** How far dark modules go on from one of them in its column. */
function runDown({ dark, stride }: Figure, from: number, bit: number): number {
  let at = from + stride;
  let length = 1;
  for (; ((dark[at] ?? 0) & bit) !== 0; at += stride) length += 1;
  return length;
}

/** Rectangles on their way into an array of numbers: where the next one starts, and which blocks are still to come. */
interface Filling {
  readonly blocks: BlockCover;
  block: number;
  readonly into: Uint16Array;
  to: number;
  x: number;
  y: number;
}

/** Goes on to a module, past the blocks that start before it. */
function moveTo(filling: Filling, x: number, y: number): void {
  const { boxes, count } = filling.blocks;
  for (; filling.block < count; filling.block += 1) {
    const at = filling.block * 4;
    const left = boxes[at] ?? 0;
    const top = boxes[at + 1] ?? 0;
    if (top > y || (top === y && left >= x)) break;
    filling.x = left;
    filling.y = top;
    put(filling, (boxes[at + 2] ?? 0) - left + 1, (boxes[at + 3] ?? 0) - top + 1);
  }
  filling.x = x;
  filling.y = y;
}

function put(filling: Filling, width: number, height: number): void {
  const { into, to, x, y } = filling;
  into[to] = x;
  into[to + 1] = y;
  into[to + 2] = width;
  into[to + 3] = height;
  filling.to = to + 4;
}
