import bwipjs from 'bwip-js/node';
import { expect, test } from 'vitest';
import { readCodes } from '../../../src/pdf/read/codes.ts';
import type { GreyPicture } from '../../../src/pdf/read/raster.ts';

/** A picture of a whole ticket at 600 dpi, white, with modules of so many pixels put on it. */
function ticket(
  at: { readonly x: number; readonly y: number },
  rows: readonly string[],
  pixels: number,
): GreyPicture {
  const [width, height] = [2126, 3071];
  const grey = new Uint8Array(width * height).fill(255);
  rows.forEach((row, r) => {
    for (let y = at.y + r * pixels; y < at.y + (r + 1) * pixels; y++) {
      [...row].forEach((module, c) => {
        if (module === '1') grey.fill(0, y * width + at.x + c * pixels, y * width + at.x + (c + 1) * pixels);
      });
    }
  });
  return { width, height, grey };
}

function dataMatrix(text: string): readonly string[] {
  const [symbol] = bwipjs.raw('datamatrix', text, { version: '18x18' } as never);
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('bwip-js made no matrix');
  const { pixs, pixx } = symbol;
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).join(''),
  );
}

function itf(digits: string): readonly string[] {
  const [symbol] = bwipjs.raw('interleaved2of5', digits, {} as never);
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('bwip-js made no bars');
  const row = symbol.sbs.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
  return Array.from({ length: 26 }, () => row);
}

const payload = '00000' + '01234567890123' + '042';

test('the DataMatrix of a ticket is read from a picture of the whole ticket, with its corners', async () => {
  const [code, ...more] = await readCodes(ticket({ x: 1500, y: 2500 }, dataMatrix(payload), 8), [
    'DataMatrix',
  ]);
  expect(more).toEqual([]);
  expect(code).toMatchObject({ format: 'DataMatrix', text: payload });
  const [topLeft, , bottomRight] = code?.corners ?? [];
  expect(Math.abs((topLeft?.x ?? 0) - 1500)).toBeLessThanOrEqual(8);
  expect(Math.abs((bottomRight?.y ?? 0) - (2500 + 18 * 8))).toBeLessThanOrEqual(8);
});

test('the barcode of a ticket number is read from a picture of the whole ticket', async () => {
  const codes = await readCodes(ticket({ x: 600, y: 2700 }, itf('0000000000010012'), 6), ['ITF']);
  expect(codes.map(({ format, text }) => [format, text])).toEqual([['ITF', '0000000000010012']]);
});

test('only the formats asked for are read', async () => {
  const picture = ticket({ x: 600, y: 2700 }, itf('0000000000010012'), 6);
  expect(await readCodes(picture, ['DataMatrix', 'Code128'])).toEqual([]);
});

test('a ticket without codes has none', async () => {
  expect(await readCodes(ticket({ x: 0, y: 0 }, [], 6), ['ITF', 'DataMatrix', 'Code128'])).toEqual([]);
});

test('a DataMatrix with a third of its modules gone is not read', async () => {
  const damaged = dataMatrix(payload).map((row, index) => (index % 3 === 1 ? '0'.repeat(row.length) : row));
  expect(await readCodes(ticket({ x: 1500, y: 2500 }, damaged, 8), ['DataMatrix'])).toEqual([]);
});
