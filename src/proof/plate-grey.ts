import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';

/** A plate in bands of whole rows from the top, one after the other. */
export interface BandedPlate {
  readonly width: number;
  readonly height: number;
  /** Ink: 0 none, 255 full. */
  readonly bands: Iterable<Uint8Array>;
}

/**
 * Writes a plate in greys as a PNG with its resolution: black is full ink, white is none.
 *
 * Why     by hand, band by band: what sharp writes it holds whole, and it writes a resolution only together with a colour
 *         profile, and then in three channels
 * Source  the PNG specification, third edition: signature, IHDR, pHYs, IDAT, IEND
 */
export async function writePlateGrey(
  { width, height, bands }: BandedPlate,
  dpi: number,
  file: FileHandle,
): Promise<void> {
  await file.write(
    Buffer.concat([SIGNATURE, chunk('IHDR', header(width, height)), chunk('pHYs', pitch(dpi))]),
  );
  await pipeline(lines(bands, width), createDeflate({ level: 6, chunkSize: 1 << 16 }), async (packed) => {
    for await (const part of packed) await file.write(chunk('IDAT', part));
  });
  await file.write(chunk('IEND', Buffer.alloc(0)));
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits of grey, packed and filtered by the only method there is, not interlaced. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.writeUInt8(8, 8);
  return bytes;
}

/** Pixels a metre, both ways. */
function pitch(dpi: number): Buffer {
  const bytes = Buffer.alloc(9);
  const perMetre = Math.round(dpi / 0.0254);
  bytes.writeUInt32BE(perMetre, 0);
  bytes.writeUInt32BE(perMetre, 4);
  bytes.writeUInt8(1, 8);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Rows of light, each with the number of its filter before it: none. */
function* lines(bands: Iterable<Uint8Array>, width: number): Generator<Buffer> {
  for (const ink of bands) {
    const rows = Buffer.alloc(ink.length + ink.length / width);
    for (let from = 0, to = 0; from < ink.length; to++)
      for (const end = from + width; from < end; from++) rows[++to] = 255 - (ink[from] ?? 0);
    yield rows;
  }
}
