/** One table of a TrueType file. */
interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

const ENTRY = 16;
const HEADER = 12;
/** OpenType, « head »: with this, less the sum of the whole file, every TrueType file sums up to the same. */
const WHOLE_FILE = 0xb1b0afba;
const ADJUSTMENT_AT = 8;

/**
 * The same font file with its directory as OpenType wants it: version 1.0, tables sorted by tag on four-byte
 * boundaries, checksums true.
 *
 * Why     fontkit writes subsets with zeros for checksums and unsorted tables; lenient RIPs take them, strict
 *         preflights call the font damaged
 * Source  OpenType 1.9, "Organization of an OpenType font"
 */
export function tidyFont(file: Uint8Array): Uint8Array {
  const tables = tablesOf(file).toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const out = new Uint8Array(
    HEADER + ENTRY * tables.length + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0),
  );
  const view = new DataView(out.buffer);
  writeHeader(view, tables.length);
  let offset = HEADER + ENTRY * tables.length;
  let headAt = 0;
  tables.forEach(({ tag, bytes }, index) => {
    out.set(bytes, offset);
    if (tag === 'head') {
      headAt = offset;
      view.setUint32(offset + ADJUSTMENT_AT, 0);
    }
    const entry = HEADER + ENTRY * index;
    out.set(new TextEncoder().encode(tag), entry);
    view.setUint32(entry + 4, checksum(view, offset, padded(bytes.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    offset += padded(bytes.length);
  });
  view.setUint32(headAt + ADJUSTMENT_AT, (WHOLE_FILE - checksum(view, 0, out.length)) >>> 0);
  return out;
}

function tablesOf(file: Uint8Array): readonly Table[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = HEADER + ENTRY * index;
    const offset = view.getUint32(entry + 8);
    return {
      tag: new TextDecoder().decode(file.subarray(entry, entry + 4)),
      bytes: file.subarray(offset, offset + view.getUint32(entry + 12)),
    };
  });
}

function writeHeader(view: DataView, count: number): void {
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, count);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * count - 16 * 2 ** power);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
