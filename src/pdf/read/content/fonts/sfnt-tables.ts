import { BigEndian } from './big-endian.ts';

/** Where the tables of a TrueType or OpenType file lie; a collection's first font. */
export interface Sfnt {
  readonly data: BigEndian;
  readonly tables: ReadonlyMap<string, { readonly at: number; readonly length: number }>;
}

const MOST_TABLES = 128;

/** Null for what is no such file. */
export function readSfnt(bytes: Uint8Array): Sfnt | null {
  const data = new BigEndian(bytes);
  const start = data.tag(0) === 'ttcf' ? data.u32(12) : 0;
  const version = data.tag(start);
  if (version !== '\0\x01\0\0' && version !== 'OTTO' && version !== 'true') return null;
  const count = Math.min(MOST_TABLES, data.u16(start + 4));
  const tables = new Map<string, { readonly at: number; readonly length: number }>();
  for (let index = 0; index < count; index++) {
    const record = start + 12 + 16 * index;
    const [at, length] = [data.u32(record + 8), data.u32(record + 12)];
    if (at < bytes.length) tables.set(data.tag(record), { at, length: Math.min(length, bytes.length - at) });
  }
  return { data, tables };
}

/** How many glyphs the file says it has. */
export function glyphCount({ data, tables }: Sfnt): number {
  const maxp = tables.get('maxp');
  return maxp === undefined ? 0 : data.u16(maxp.at + 4);
}

export function unitsPerEm({ data, tables }: Sfnt): number {
  const head = tables.get('head');
  return head === undefined ? 1000 : data.u16(head.at + 18) || 1000;
}

/** The advance of a glyph in the file's own units: the last one written holds for all that follow. */
export function advanceIn({ data, tables }: Sfnt, gid: number): number {
  const [hhea, hmtx] = [tables.get('hhea'), tables.get('hmtx')];
  const written = hhea === undefined ? 0 : data.u16(hhea.at + 34);
  if (hmtx === undefined || written === 0) return 0;
  return data.u16(hmtx.at + 4 * Math.min(gid, written - 1));
}

/** Where a glyph's box starts, counted from its origin, in the file's own units; those without an advance of their own follow. */
export function bearingIn({ data, tables }: Sfnt, gid: number): number {
  const [hhea, hmtx] = [tables.get('hhea'), tables.get('hmtx')];
  const written = hhea === undefined ? 0 : data.u16(hhea.at + 34);
  if (hmtx === undefined) return 0;
  return data.i16(gid < written ? hmtx.at + 4 * gid + 2 : hmtx.at + 4 * written + 2 * (gid - written));
}
