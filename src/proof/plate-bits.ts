import type { FileHandle } from 'node:fs/promises';
import sharp from 'sharp';
import { Bug } from '../base/fault.ts';
import type { BandedPlate } from './plate-grey.ts';

/** Rows of one strip of a TIFF as sharp packs them: every band but the last is to have whole strips. */
export const STRIP_ROWS = 256;

/**
 * Writes a plate of full ink or none as a TIFF of one bit a pixel, as imagers take it: Group 4, 1 for ink.
 *
 * Shape   bands of whole strips but for the last, 255 or 0 everywhere
 * Why     sharp packs a picture that it holds whole; strips know nothing of each other, and so a plate is put together
 *         from those of its bands
 * Source  TIFF 6.0, sections 2 and 11
 */
export async function writePlateBits(
  { width, height, bands }: BandedPlate,
  dpi: number,
  file: FileHandle,
): Promise<void> {
  const strips: Strip[] = [];
  let end = HEADER;
  for (const band of bands) {
    for (const strip of await packed(band, width)) {
      await file.write(strip, 0, strip.length, end);
      strips.push({ at: end, length: strip.length });
      end += strip.length + (strip.length % 2);
    }
  }
  const directory = directoryOf({ width, height, dpi, strips }, end);
  await file.write(directory, 0, directory.length, end);
  await file.write(headerTo(end), 0, HEADER, 0);
}

interface Strip {
  readonly at: number;
  readonly length: number;
}

const HEADER = 8;

/** The first end first, as libtiff writes it here. */
function headerTo(directory: number): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.write('II', 0, 'latin1');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(directory, 4);
  return bytes;
}

/** The strips of one band, packed. */
async function packed(ink: Uint8Array, width: number): Promise<readonly Buffer[]> {
  const height = ink.length / width;
  const light = ink.map((value) => 255 - value);
  const tiff = await sharp(light, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .tiff({ bitdepth: 1, compression: 'ccittfax4', miniswhite: true })
    .toBuffer();
  const [rows] = valuesOf(tiff, TAG.rows);
  const [offsets, lengths] = [valuesOf(tiff, TAG.offsets), valuesOf(tiff, TAG.lengths)];
  if (offsets.length === 0 || (offsets.length > 1 && rows !== STRIP_ROWS))
    throw new Bug(`sharp packs a TIFF in strips of ${rows} rows, not ${STRIP_ROWS}`);
  return offsets.map((at, index) => tiff.subarray(at, at + (lengths[index] ?? 0)));
}

const TAG = { offsets: 273, rows: 278, lengths: 279 } as const;

/** The numbers of one entry of a TIFF's first directory. */
function valuesOf(tiff: Buffer, tag: number): readonly number[] {
  const directory = tiff.readUInt32LE(4);
  for (let entry = 0; entry < tiff.readUInt16LE(directory); entry++) {
    const at = directory + 2 + 12 * entry;
    if (tiff.readUInt16LE(at) !== tag) continue;
    const size = tiff.readUInt16LE(at + 2) === SHORT ? 2 : 4;
    const count = tiff.readUInt32LE(at + 4);
    const from = size * count <= 4 ? at + 8 : tiff.readUInt32LE(at + 8);
    return Array.from({ length: count }, (_, index) => tiff.readUIntLE(from + size * index, size));
  }
  return [];
}

const [SHORT, LONG, RATIONAL] = [3, 4, 5];

interface Described {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly strips: readonly Strip[];
}

/** The directory, which stands behind the strips, and behind it the values that have no room in it. */
function directoryOf({ width, height, dpi, strips }: Described, at: number): Buffer {
  const entries: readonly (readonly [tag: number, kind: number, values: readonly number[]])[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, [1]],
    [259, SHORT, [GROUP_4]],
    [262, SHORT, [MIN_IS_WHITE]],
    [TAG.offsets, LONG, strips.map((strip) => strip.at)],
    [277, SHORT, [1]],
    [TAG.rows, LONG, [STRIP_ROWS]],
    [TAG.lengths, LONG, strips.map(({ length }) => length)],
    [282, RATIONAL, [dpi, 1]],
    [283, RATIONAL, [dpi, 1]],
    [296, SHORT, [PER_INCH]],
  ];
  const table = Buffer.alloc(2 + 12 * entries.length + 4);
  const behind: Buffer[] = [];
  let free = at + table.length;
  table.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, kind, values]] of entries.entries()) {
    const entry = 2 + 12 * index;
    const bytes = Buffer.concat(values.map((value) => numberOf(kind, value)));
    table.writeUInt16LE(tag, entry);
    table.writeUInt16LE(kind, entry + 2);
    table.writeUInt32LE(kind === RATIONAL ? values.length / 2 : values.length, entry + 4);
    if (bytes.length <= 4) table.set(bytes, entry + 8);
    else {
      table.writeUInt32LE(free, entry + 8);
      behind.push(bytes);
      free += bytes.length;
    }
  }
  return Buffer.concat([table, ...behind]);
}

const [GROUP_4, MIN_IS_WHITE, PER_INCH] = [4, 0, 2];

function numberOf(kind: number, value: number): Buffer {
  const bytes = Buffer.alloc(kind === SHORT ? 2 : 4);
  bytes.writeUIntLE(value, 0, bytes.length);
  return bytes;
}
