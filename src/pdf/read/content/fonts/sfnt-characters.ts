import type { Sfnt } from './sfnt-tables.ts';

/** Which glyph stands for what, by the tables `cmap` and `post`. */
export interface CharacterMap {
  readonly gidOfCharacter: (character: number) => number | null;
  /** By the table for symbols, (3, 0) with codes at 0xF000, or for the Macintosh, (1, 0). */
  readonly gidOfCode: (code: number) => number | null;
  readonly gidOfName: (name: string) => number | null;
}

type Lookup = (code: number) => number;

export function characterMap(sfnt: Sfnt): CharacterMap {
  const tables = subtables(sfnt);
  const unicode = tables.get('3 10') ?? tables.get('3 1') ?? tables.get('0 4') ?? tables.get('0 3') ?? null;
  const symbols = tables.get('3 0') ?? null;
  const macintosh = tables.get('1 0') ?? null;
  const names = postNames(sfnt);
  const found = (gid: number | undefined): number | null => (gid === undefined || gid === 0 ? null : gid);
  return {
    gidOfCharacter: (character) => found(unicode?.(character)),
    gidOfCode: (code) =>
      found(symbols?.(0xf000 + code)) ?? found(symbols?.(code)) ?? found(macintosh?.(code)),
    gidOfName: (name) => names.get(name) ?? null,
  };
}

const MOST_SUBTABLES = 64;

function subtables(sfnt: Sfnt): ReadonlyMap<string, Lookup> {
  const { data, tables } = sfnt;
  const cmap = tables.get('cmap');
  const found = new Map<string, Lookup>();
  if (cmap === undefined) return found;
  for (let index = 0; index < Math.min(MOST_SUBTABLES, data.u16(cmap.at + 2)); index++) {
    const record = cmap.at + 4 + 8 * index;
    const lookup = lookupIn(sfnt, cmap.at + data.u32(record + 4));
    if (lookup !== null) found.set(`${data.u16(record)} ${data.u16(record + 2)}`, lookup);
  }
  return found;
}

/** Source  OpenType specification, `cmap`: formats 0, 4, 6 and 12 */
function lookupIn({ data }: Sfnt, at: number): Lookup | null {
  switch (data.u16(at)) {
    case 0:
      return (code) => (code < 256 ? data.u8(at + 6 + code) : 0);
    case 4:
      return segments({ u16: (offset) => data.u16(at + offset) });
    case 6: {
      const [first, count] = [data.u16(at + 6), data.u16(at + 8)];
      return (code) => (code >= first && code < first + count ? data.u16(at + 10 + 2 * (code - first)) : 0);
    }
    case 12: {
      const count = Math.min(data.u32(at + 12), data.length / 12);
      return (code) => {
        for (let group = at + 16; group < at + 16 + 12 * count; group += 12) {
          if (code >= data.u32(group) && code <= data.u32(group + 4))
            return data.u32(group + 8) + code - data.u32(group);
        }
        return 0;
      };
    }
    default:
      return null;
  }
}

/** Format 4: four arrays, of ends, starts, differences, and ways into a list of glyphs. */
function segments({ u16 }: { readonly u16: (offset: number) => number }): Lookup {
  const twice = u16(6);
  const [ends, starts, deltas, ways] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice];
  return (code) => {
    if (code > 0xffff) return 0;
    for (let at = 0; at < twice; at += 2) {
      if (u16(ends + at) < code) continue;
      const start = u16(starts + at);
      if (start > code) return 0;
      const way = u16(ways + at);
      if (way === 0) return (code + u16(deltas + at)) & 0xffff;
      const gid = u16(ways + at + way + 2 * (code - start));
      return gid === 0 ? 0 : (gid + u16(deltas + at)) & 0xffff;
    }
    return 0;
  };
}

/** The names that a `post` table of format 2 spells out; those of Apple's fixed list are left out. */
function postNames({ data, tables }: Sfnt): ReadonlyMap<string, number> {
  const post = tables.get('post');
  const names = new Map<string, number>();
  if (post === undefined || data.u32(post.at) !== 0x20000) return names;
  const count = data.u16(post.at + 32);
  const spelt: string[] = [];
  const end = post.at + post.length;
  for (let at = post.at + 34 + 2 * count; at < end; at += 1 + data.u8(at)) {
    spelt.push(Buffer.from(data.bytes.subarray(at + 1, at + 1 + data.u8(at))).toString('latin1'));
  }
  for (let gid = 0; gid < count; gid++) {
    const name = spelt[data.u16(post.at + 34 + 2 * gid) - APPLE_NAMES];
    if (name !== undefined && !names.has(name)) names.set(name, gid);
  }
  return names;
}

const APPLE_NAMES = 258;
