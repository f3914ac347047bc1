import { type Figure, isSet, LEFTMOST, MODULES_A_WORD } from './figure.ts';

/**
 * Few rectangles that hold every dark two by two of a figure, none of them spare.
 *
 * Shape   of each x, y, the end of x and the end of y, one after the other in `boxes`; they count blocks, each at its top
 *         left module, and so are one narrower and one lower than the modules that they stand for
 * Order   top to bottom, then left to right; of two with one corner the one that was found first
 */
export interface BlockCover {
  readonly boxes: Uint16Array;
  count: number;
}

/** A figure with all that it takes to cover it, used again whenever it has other modules. */
export interface BlockCoverer {
  readonly figure: Figure;
  readonly cover: BlockCover;
  /** Blocks that no rectangle holds yet. */
  readonly bare: Int32Array;
  /** How many rectangles hold each block. */
  readonly held: Uint16Array;
  /** The two rectangles that a block may lie in. */
  readonly alongRow: Box;
  readonly alongColumn: Box;
}

interface Box {
  x: number;
  y: number;
  endX: number;
  endY: number;
}

export function blockCoverer(figure: Figure): BlockCoverer {
  const modules = figure.width * figure.height;
  return {
    figure,
    cover: { boxes: new Uint16Array(modules * 4), count: 0 },
    bare: new Int32Array(figure.blocks.length),
    held: new Uint16Array(modules),
    alongRow: { x: 0, y: 0, endX: 0, endY: 0 },
    alongColumn: { x: 0, y: 0, endX: 0, endY: 0 },
  };
}

/** Covers the blocks that the figure has now, from the first that is bare to the last. */
export function coverBlocks(coverer: BlockCoverer): BlockCover {
  const { figure, cover, bare } = coverer;
  const { stride, origin, height, blocks } = figure;
  bare.set(blocks);
  cover.count = 0;
  let grown = 0;
  for (let y = 0; y < height; y++) {
    const row = origin + y * stride;
    for (let word = 0; word < stride; word++) {
      for (let left = bare[row + word] ?? 0; left !== 0; left = bare[row + word] ?? 0) {
        const box = boxAt(coverer, word * MODULES_A_WORD + Math.clz32(left), y);
        if (box.endX - box.x + box.endY - box.y > 2) grown += 1;
        take(coverer, box);
      }
    }
  }
  // Two others lie over what is spare, and neither over all of it.
  if (grown >= 3) dropSpare(coverer);
  sort(cover);
  return cover;
}

/** Of the two rectangles through a block the one that holds more bare ones. */
function boxAt({ figure, bare, alongRow, alongColumn }: BlockCoverer, x: number, y: number): Box {
  startAt(alongRow, x, y);
  widen(figure, alongRow);
  heighten(figure, alongRow);
  if (alongRow.endX - alongRow.x === 1) return alongRow;
  startAt(alongColumn, x, y);
  heighten(figure, alongColumn);
  widen(figure, alongColumn);
  return bareIn(figure, bare, alongColumn) > bareIn(figure, bare, alongRow) ? alongColumn : alongRow;
}

function startAt(box: Box, x: number, y: number): void {
  box.x = x;
  box.y = y;
  box.endX = x + 1;
  box.endY = y + 1;
}

/** As far to the left and right as all of its rows go on. */
function widen(figure: Figure, box: Box): void {
  while (isColumnOf(figure, box, box.x - 1)) box.x -= 1;
  while (isColumnOf(figure, box, box.endX)) box.endX += 1;
}

/** As far up and down as all of its columns go on. */
function heighten(figure: Figure, box: Box): void {
  while (isRowOf(figure, box, box.y - 1)) box.y -= 1;
  while (isRowOf(figure, box, box.endY)) box.endY += 1;
}

function isColumnOf({ blocks, stride, origin }: Figure, { y, endY }: Box, x: number): boolean {
  const end = origin + endY * stride;
  for (let row = origin + y * stride; row < end; row += stride) if (!isSet(blocks, row, x)) return false;
  return true;
}

function isRowOf({ blocks, stride, origin }: Figure, { x: left, endX }: Box, y: number): boolean {
  const row = origin + y * stride;
  for (let x = left; x < endX; x++) if (!isSet(blocks, row, x)) return false;
  return true;
}

function bareIn({ stride, origin }: Figure, bare: Int32Array, { x: left, y: top, endX, endY }: Box): number {
  let count = 0;
  for (let y = top; y < endY; y++)
    for (let x = left; x < endX; x++) if (isSet(bare, origin + y * stride, x)) count += 1;
  return count;
}

function take({ figure, cover, bare }: BlockCoverer, { x: left, y: top, endX, endY }: Box): void {
  const { stride, origin } = figure;
  const at = cover.count * 4;
  cover.boxes[at] = left;
  cover.boxes[at + 1] = top;
  cover.boxes[at + 2] = endX;
  cover.boxes[at + 3] = endY;
  cover.count += 1;
  for (let y = top; y < endY; y++) {
    for (let x = left; x < endX; x++) {
      const word = origin + y * stride + (x >> 5);
      bare[word] = (bare[word] ?? 0) & ~(LEFTMOST >>> (x & 31));
    }
  }
}

/** Leaves out each rectangle whose blocks all lie in others, the latest first. */
function dropSpare(coverer: BlockCoverer): void {
  const { cover, held } = coverer;
  const { boxes } = cover;
  held.fill(0);
  for (let index = 0; index < cover.count; index++) hold(coverer, index, 1);
  for (let index = cover.count - 1; index >= 0; index--) {
    if (!isSpare(coverer, index)) continue;
    hold(coverer, index, -1);
    boxes.copyWithin(index * 4, index * 4 + 4, cover.count * 4);
    cover.count -= 1;
  }
}

function hold({ figure: { width }, cover: { boxes }, held }: BlockCoverer, index: number, by: 1 | -1): void {
  const at = index * 4;
  const left = boxes[at] ?? 0;
  const endX = boxes[at + 2] ?? 0;
  const end = (boxes[at + 3] ?? 0) * width;
  for (let row = (boxes[at + 1] ?? 0) * width; row < end; row += width)
    for (let x = left; x < endX; x++) held[row + x] = (held[row + x] ?? 0) + by;
}

/** Whether all blocks of a rectangle lie in others as well. */
function isSpare({ figure: { width }, cover: { boxes }, held }: BlockCoverer, index: number): boolean {
  const at = index * 4;
  const left = boxes[at] ?? 0;
  const endX = boxes[at + 2] ?? 0;
  const end = (boxes[at + 3] ?? 0) * width;
  for (let row = (boxes[at + 1] ?? 0) * width; row < end; row += width)
    for (let x = left; x < endX; x++) if ((held[row + x] ?? 0) < 2) return false;
  return true;
}

/** Why  they are found nearly in order: few move, and none far */
function sort({ boxes, count }: BlockCover): void {
  for (let index = 1; index < count; index++) {
    for (let at = index * 4; at > 0 && isBefore(boxes, at, at - 4); at -= 4) swap(boxes, at, at - 4);
  }
}

const isBefore = (boxes: Uint16Array, a: number, b: number): boolean =>
  (boxes[a + 1] ?? 0) < (boxes[b + 1] ?? 0) ||
  (boxes[a + 1] === boxes[b + 1] && (boxes[a] ?? 0) < (boxes[b] ?? 0));

function swap(boxes: Uint16Array, a: number, b: number): void {
  for (let part = 0; part < 4; part++) {
    const kept = boxes[a + part] ?? 0;
    boxes[a + part] = boxes[b + part] ?? 0;
    boxes[b + part] = kept;
  }
}
