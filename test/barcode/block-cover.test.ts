import { expect, test } from 'vitest';
import { blockCoverer, coverBlocks } from '../../src/barcode/block-cover.ts';
import { LEFTMOST, lightFigure, seeNeighbours } from '../../src/barcode/figure.ts';

/** A figure of up to 32 modules a row. */
function figureOf(...rows: readonly string[]) {
  const figure = lightFigure(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      if (row[x] === '1')
        figure.dark[figure.origin + y * figure.stride] =
          (figure.dark[figure.origin + y * figure.stride] ?? 0) | (LEFTMOST >>> x);
  });
  seeNeighbours(figure);
  return figure;
}

/** The rectangles of modules that hold all blocks. */
function covered(...rows: readonly string[]): readonly string[] {
  const { boxes, count } = coverBlocks(blockCoverer(figureOf(...rows)));
  return Array.from({ length: count }, (_, index) => {
    const [x = 0, y = 0, endX = 0, endY = 0] = boxes.subarray(index * 4, index * 4 + 4);
    return `${x},${y} ${endX - x + 1}×${endY - y + 1}`;
  });
}

test('bars and lone modules hold no block', () => {
  expect(covered('10111', '10000', '10010')).toEqual([]);
});

test('a block alone is two by two', () => {
  expect(covered('110', '110', '001')).toEqual(['0,0 2×2']);
});

test('blocks in line are one rectangle, whichever way they lie', () => {
  expect(covered('1111', '1111')).toEqual(['0,0 4×2']);
  expect(covered('11', '11', '11', '11')).toEqual(['0,0 2×4']);
});

test('a corner is a row and a column of blocks', () => {
  expect(covered('1111', '1111', '1100', '1100')).toEqual(['0,0 4×2', '0,0 2×4']);
  expect(covered('1100', '1100', '1111', '1111')).toEqual(['0,0 2×4', '0,2 4×2']);
  expect(covered('0011', '0011', '1111', '1111')).toEqual(['2,0 2×4', '0,2 4×2']);
});

test('the first block lies in the rectangle that holds more, so that fewer are needed', () => {
  expect(covered('0110', '0110', '1111', '1111', '0110', '0110')).toEqual(['1,0 2×6', '0,2 4×2']);
});

test('a rectangle that two later ones hold between them is left out', () => {
  expect(covered('01111', '11111', '11110')).toEqual(['1,0 4×2', '0,1 4×2']);
});

test('a figure is covered as it is now, not as it was', () => {
  const coverer = blockCoverer(figureOf('111', '111', '111'));
  expect(coverBlocks(coverer).count).toBe(1);
  coverer.figure.dark.fill(0);
  seeNeighbours(coverer.figure);
  expect(coverBlocks(coverer).count).toBe(0);
});
