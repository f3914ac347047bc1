import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Plate } from '../pdf/read/plates/plate.ts';

/** A plate in greys as PNG, with its resolution: black is full ink, white is none. */
export async function plateGrey({ width, height, ink }: Plate, dpi: number): Promise<Buffer> {
  const png = await sharp(lightOf(ink), { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
  return Buffer.concat([png.subarray(0, AFTER_HEADER), resolutionChunk(dpi), png.subarray(AFTER_HEADER)]);
}

/** Where a PNG's header chunk ends. */
const AFTER_HEADER = 33;

/** Why  sharp writes a resolution only together with a colour profile, and then in three channels */
function resolutionChunk(dpi: number): Buffer {
  const chunk = Buffer.alloc(21);
  const perMetre = Math.round(dpi / 0.0254);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return chunk;
}

/**
 * A plate of full ink or none as a TIFF of one bit a pixel, as imagers take it: Group 4, 1 for ink.
 *
 * Shape   `ink` 255 or 0 everywhere
 */
export function plateBits({ width, height, ink }: Plate, dpi: number): Promise<Buffer> {
  const perMm = dpi / 25.4;
  return sharp(lightOf(ink), { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .tiff({ bitdepth: 1, compression: 'ccittfax4', miniswhite: true, xres: perMm, yres: perMm })
    .toBuffer();
}

function lightOf(ink: Uint8Array): Uint8Array {
  const light = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at++) light[at] = 255 - (ink[at] ?? 0);
  return light;
}
