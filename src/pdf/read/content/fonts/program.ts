import type { GlyphOutline } from '../font.ts';
import { readCff } from './cff.ts';
import { cffOutlines } from './cff-outlines.ts';
import { glyfOutlines } from './glyf.ts';
import { characterMap } from './sfnt-characters.ts';
import { glyphCount, readSfnt, type Sfnt } from './sfnt-tables.ts';
import { readType1, type1Outlines } from './type1.ts';

/** A font program as far as it is understood: which glyph is which, and what each looks like. */
export interface ReadProgram {
  outlines(): ReadonlyMap<number, GlyphOutline> | null;
  /** Of a program that is keyed by CIDs; others number their glyphs so. */
  gidOfCid(cid: number): number | null;
  gidOfName(name: string): number | null;
  gidOfCharacter(character: number): number | null;
  /** By the program's own encoding. */
  gidOfCode(code: number): number | null;
}

/** Null for bytes that are no font program. */
export function readProgram(bytes: Uint8Array): ReadProgram | null {
  const sfnt = readSfnt(bytes);
  if (sfnt !== null) return sfnt.tables.has('CFF ') ? openTypeCff(sfnt) : trueType(sfnt);
  return bareCff(bytes) ?? type1(bytes);
}

function trueType(sfnt: Sfnt): ReadProgram {
  const map = characterMap(sfnt);
  const count = glyphCount(sfnt);
  return {
    outlines: once(() => glyfOutlines(sfnt)),
    gidOfCid: (cid) => (cid < count ? cid : null),
    gidOfName: map.gidOfName,
    gidOfCharacter: map.gidOfCharacter,
    gidOfCode: map.gidOfCode,
  };
}

function openTypeCff(sfnt: Sfnt): ReadProgram | null {
  const table = sfnt.tables.get('CFF ');
  const cff =
    table === undefined ? null : bareCff(sfnt.data.bytes.subarray(table.at, table.at + table.length));
  return cff === null ? null : { ...cff, gidOfCharacter: characterMap(sfnt).gidOfCharacter };
}

function bareCff(bytes: Uint8Array): ReadProgram | null {
  const cff = readCff(bytes);
  if (cff === null) return null;
  return {
    outlines: once(() => cffOutlines(cff)),
    gidOfCid: (cid) =>
      cff.isCidKeyed ? (cff.gidOfCid.get(cid) ?? null) : cid < cff.glyphs.length ? cid : null,
    gidOfName: (name) => cff.gidOfName.get(name) ?? null,
    gidOfCharacter: () => null,
    gidOfCode: (code) => cff.gidOfCode.get(code) ?? null,
  };
}

function type1(bytes: Uint8Array): ReadProgram | null {
  const font = readType1(bytes);
  if (font === null) return null;
  return {
    outlines: once(() => type1Outlines(font)),
    gidOfCid: () => null,
    gidOfName: (name) => font.gidOfName.get(name) ?? null,
    gidOfCharacter: () => null,
    gidOfCode: (code) => font.gidOfName.get(font.encoding.get(code) ?? '') ?? null,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
