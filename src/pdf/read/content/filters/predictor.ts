import type { Filtered } from './fault.ts';

/** What /DecodeParms says of the rows of a Flate or LZW stream. */
export interface Rows {
  readonly predictor: number;
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
}

/** Rows as they were before a predictor made differences of them; no row is longer than this. */
const LONGEST_ROW = 1 << 26;

export function undoPredictor(bytes: Uint8Array, { predictor, colors, bits, columns }: Rows): Filtered {
  if (predictor <= 1) return bytes;
  const perRow = Math.ceil((colors * bits * columns) / 8);
  const perPixel = Math.max(1, (colors * bits) >> 3);
  const isSound = [colors, bits, columns].every((value) => Number.isInteger(value) && value >= 1);
  if (!isSound || bits > 32 || perRow > LONGEST_ROW) return 'damaged';
  if (predictor === 2) return undoTiff(bytes, { colors, bits, columns, perRow });
  return predictor >= 10 && predictor <= 15 ? undoPng(bytes, perRow, perPixel) : 'damaged';
}

/**
 * PNG's filters: each row is preceded by the number of its own; a last row may be short.
 *
 * Source  PNG specification, 9: none, sub, up, average, Paeth
 */
function undoPng(bytes: Uint8Array, perRow: number, perPixel: number): Filtered {
  const rows = Math.ceil(bytes.length / (perRow + 1));
  const out = new Uint8Array(Math.max(0, bytes.length - rows));
  let to = 0;
  for (let from = 0; from < bytes.length; ) {
    const filter = bytes[from++] ?? 0;
    if (filter > 4) return 'damaged';
    const length = Math.min(perRow, bytes.length - from);
    const above = to - perRow;
    for (let index = 0; index < length; index++) {
      const left = index >= perPixel ? (out[to + index - perPixel] ?? 0) : 0;
      const up = above >= 0 ? (out[above + index] ?? 0) : 0;
      const corner = above >= 0 && index >= perPixel ? (out[above + index - perPixel] ?? 0) : 0;
      out[to + index] = (bytes[from + index] ?? 0) + predicted(filter, left, up, corner);
    }
    from += length;
    to += length;
  }
  return out;
}

// Four numbers and no object: it is called for every byte.
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

interface TiffRows {
  readonly colors: number;
  readonly bits: number;
  readonly columns: number;
  readonly perRow: number;
}

/** TIFF's predictor 2: each sample is the difference to the same sample of the pixel before. */
function undoTiff(bytes: Uint8Array, { colors, bits, columns, perRow }: TiffRows): Filtered {
  const out = Uint8Array.from(bytes);
  const mask = bits === 32 ? 0xffffffff : 2 ** bits - 1;
  for (let row = 0; row + perRow <= out.length; row += perRow) {
    const before = new Array<number>(colors).fill(0);
    for (let sample = 0; sample < columns * colors; sample++) {
      const value = ((before[sample % colors] ?? 0) + readBits(out, 8 * row + sample * bits, bits)) & mask;
      before[sample % colors] = value;
      writeBits(out, { at: 8 * row + sample * bits, bits, value });
    }
  }
  return out;
}

function readBits(bytes: Uint8Array, at: number, bits: number): number {
  let value = 0;
  for (let index = at; index < at + bits; index++) {
    value = (value << 1) | (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1);
  }
  return value;
}

function writeBits(
  bytes: Uint8Array,
  { at, bits, value }: { readonly at: number; readonly bits: number; readonly value: number },
): void {
  for (let index = 0; index < bits; index++) {
    const place = at + index;
    const mask = 0x80 >> (place & 7);
    const bit = (value >>> (bits - 1 - index)) & 1;
    bytes[place >> 3] = bit === 1 ? (bytes[place >> 3] ?? 0) | mask : (bytes[place >> 3] ?? 0) & ~mask;
  }
}
