import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { STRIP_ROWS, writePlateBits } from '../../src/proof/plate-bits.ts';
import { place } from '../kit/place.ts';

/** Ink that is otherwise on every row, so that no strip can stand for another. */
const inkAt = (x: number, y: number): number => ((x * 7 + y * 3 + Math.floor(y / 5)) % 11 < 4 ? 255 : 0);

function plate(width: number, rows: number, from = 0): Uint8Array {
  return Uint8Array.from({ length: width * rows }, (_, at) =>
    inkAt(at % width, from + Math.floor(at / width)),
  );
}

/** Light of a TIFF put together from bands of so many rows. */
async function written(width: number, heights: readonly number[]): Promise<Buffer> {
  const path = join(place(), 'plate.tif');
  const file = await open(path, 'w');
  let from = 0;
  const bands = heights.map((rows) => {
    const band = plate(width, rows, from);
    from += rows;
    return band;
  });
  await writePlateBits({ width, height: from, bands }, 1200, file);
  await file.close();
  return sharp(path).toColourspace('b-w').raw().toBuffer();
}

describe('a plate in one bit a pixel', () => {
  test.each([
    ['a band shorter than a strip', [9]],
    ['one strip to the row', [STRIP_ROWS]],
    ['a strip and a row', [STRIP_ROWS + 1]],
    ['bands of whole strips, and what is left', [2 * STRIP_ROWS, STRIP_ROWS, 77]],
  ])('is the same picture whether it comes in one piece or in %s', async (_, heights) => {
    const [width, height] = [37, heights.reduce((sum, rows) => sum + rows, 0)];
    const light = plate(width, height).map((ink) => 255 - ink);
    expect((await written(width, heights)).equals(light)).toBe(true);
  });
});
