import sharp from 'sharp';
import type { Plate } from '../pdf/read/plates/plate.ts';

/** A plate in greys as PNG: black is full ink, white is none. */
export function plateGrey({ width, height, ink }: Plate, dpi: number): Promise<Buffer> {
  return sharp(lightOf(ink), { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer();
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
