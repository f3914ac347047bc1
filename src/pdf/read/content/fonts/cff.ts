import { BigEndian } from './big-endian.ts';
import { ENCODINGS } from './encodings.ts';

/** A Compact Font Format program. */
export interface Cff {
  /** The charstring of each glyph. */
  readonly glyphs: readonly Uint8Array[];
  readonly globalSubroutines: readonly Uint8Array[];
  /** The private parts by glyph: local subroutines, and the widths that charstrings count from. */
  readonly privateOf: (gid: number) => CffPrivate;
  readonly isCidKeyed: boolean;
  readonly gidOfCid: ReadonlyMap<number, number>;
  readonly gidOfName: ReadonlyMap<string, number>;
  readonly gidOfCode: ReadonlyMap<number, number>;
  /** From glyph space to the em: mostly 0.001. */
  readonly scale: number;
}

export interface CffPrivate {
  readonly subroutines: readonly Uint8Array[];
  readonly defaultWidth: number;
  readonly nominalWidth: number;
}

type Dict = ReadonlyMap<number, readonly number[]>;

/** Keys of CFF dictionaries; those of two bytes are 1200 and the second. */
const CHARSET = 15;
const ENCODING = 16;
const CHARSTRINGS = 17;
const PRIVATE = 18;
const SUBROUTINES = 19;
const DEFAULT_WIDTH = 20;
const NOMINAL_WIDTH = 21;
const FONT_MATRIX = 1207;
const ROS = 1230;
const FD_ARRAY = 1236;
const FD_SELECT = 1237;

/**
 * Null for what is no CFF.
 *
 * Source  Adobe technical note 5176
 */
export function readCff(bytes: Uint8Array): Cff | null {
  const data = new BigEndian(bytes);
  if (data.u8(0) !== 1 || data.u8(2) < 4 || data.u8(3) < 1 || data.u8(3) > 4) return null;
  const names = readIndex(data, data.u8(2));
  const tops = readIndex(data, names.end);
  const strings = readIndex(data, tops.end);
  const globals = readIndex(data, strings.end);
  const top = readDict(tops.items[0] ?? NOTHING);
  const at = first(top, CHARSTRINGS);
  if (at <= 0 || at >= bytes.length) return null;
  const glyphs = readIndex(data, at).items;
  const isCidKeyed = top.has(ROS);
  const ids = charset(data, first(top, CHARSET), glyphs.length);
  const named = isCidKeyed ? [] : ids.map((id) => stringOf(id, strings.items));
  const gidOfName = new Map(named.flatMap((name, gid) => (name === null ? [] : [[name, gid] as const])));
  return {
    glyphs,
    globalSubroutines: globals.items,
    privateOf: isCidKeyed ? privatesByGlyph(data, top, glyphs.length) : constant(readPrivate(data, top)),
    isCidKeyed,
    gidOfCid: new Map(isCidKeyed ? ids.map((cid, gid) => [cid, gid]) : []),
    gidOfName,
    gidOfCode: encodingOf(data, first(top, ENCODING), gidOfName),
    scale: top.get(FONT_MATRIX)?.[0] ?? 0.001,
  };
}

const NOTHING = new Uint8Array(0);
const constant =
  <T>(value: T) =>
  (): T =>
    value;

const first = (dict: Dict, key: number): number => dict.get(key)?.[0] ?? 0;

interface Index {
  readonly items: readonly Uint8Array[];
  readonly end: number;
}

function readIndex(data: BigEndian, at: number): Index {
  const count = data.u16(at);
  if (count === 0) return { items: [], end: at + 2 };
  const width = data.u8(at + 2);
  const offset = (index: number): number => {
    let value = 0;
    for (let byte = 0; byte < width; byte++) value = value * 256 + data.u8(at + 3 + index * width + byte);
    return value;
  };
  const base = at + 2 + (count + 1) * width;
  if (width < 1 || width > 4 || base >= data.length) return { items: [], end: data.length };
  const items = Array.from({ length: count }, (_, index) =>
    data.bytes.subarray(base + offset(index), base + Math.max(offset(index), offset(index + 1))),
  );
  return { items, end: base + offset(count) };
}

function readDict(bytes: Uint8Array): Dict {
  const data = new BigEndian(bytes);
  const dict = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = data.u8(at);
    if (byte <= 21) {
      const isWide = byte === 12;
      dict.set(isWide ? 1200 + data.u8(at + 1) : byte, operands);
      operands = [];
      at += isWide ? 2 : 1;
    } else {
      const { value, length } = operand(data, at);
      operands.push(value);
      at += length;
    }
  }
  return dict;
}

function operand(data: BigEndian, at: number): { readonly value: number; readonly length: number } {
  const byte = data.u8(at);
  if (byte === 28) return { value: data.i16(at + 1), length: 3 };
  if (byte === 29) return { value: data.u32(at + 1) | 0, length: 5 };
  if (byte === 30) return realNumber(data, at + 1);
  if (byte <= 246) return { value: byte - 139, length: 1 };
  if (byte <= 250) return { value: (byte - 247) * 256 + data.u8(at + 1) + 108, length: 2 };
  return { value: -(byte - 251) * 256 - data.u8(at + 1) - 108, length: 2 };
}

const NIBBLES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

function realNumber(data: BigEndian, from: number): { readonly value: number; readonly length: number } {
  let text = '';
  for (let at = from; at < data.length; at++) {
    for (const nibble of [data.u8(at) >> 4, data.u8(at) & 15]) {
      if (nibble === 15) return { value: Number(text) || 0, length: at - from + 2 };
      text += NIBBLES[nibble] ?? '';
    }
  }
  return { value: 0, length: data.length - from + 1 };
}

/** The name or CID of each glyph; those of the three charsets that are not written are numbered as they come. */
function charset(data: BigEndian, at: number, count: number): readonly number[] {
  if (at <= 2) return Array.from({ length: count }, (_, gid) => gid);
  const ids = [0];
  const format = data.u8(at);
  let from = at + 1;
  while (ids.length < count && from < data.length) {
    const id = data.u16(from);
    const more = format === 0 ? 0 : format === 1 ? data.u8(from + 2) : data.u16(from + 2);
    for (let step = 0; step <= more && ids.length < count; step++) ids.push(id + step);
    from += format === 0 ? 2 : format === 1 ? 3 : 4;
  }
  return ids;
}

const STANDARD_STRINGS = 391;

/** A glyph's name; null for those of the strings that every CFF shares which are for fonts of old-style figures. */
function stringOf(id: number, strings: readonly Uint8Array[]): string | null {
  if (id < STANDARD_STRINGS) return id === 0 ? '.notdef' : (SHARED_NAMES[id - 1] ?? null);
  const own = strings[id - STANDARD_STRINGS];
  return own === undefined ? null : Buffer.from(own).toString('latin1');
}

/** Source  Adobe technical note 5176, appendix A: the standard encoding in its order, then what else Latin text has */
const SHARED_NAMES: readonly string[] = [
  ...(ENCODINGS.get('StandardEncoding') ?? []).filter((name) => name !== null),
  ...'onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn'.split(
    ' ',
  ),
  ...'threequarters twosuperior registered minus eth multiply threesuperior copyright'.split(' '),
  ...'Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave'.split(
    ' ',
  ),
  ...'Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron'.split(
    ' ',
  ),
  ...'Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron'.split(' '),
  ...'aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave'.split(
    ' ',
  ),
  ...'iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron'.split(
    ' ',
  ),
  ...'uacute ucircumflex udieresis ugrave yacute ydieresis zcaron'.split(' '),
];

function readPrivate(data: BigEndian, dict: Dict): CffPrivate {
  const [size = 0, at = 0] = dict.get(PRIVATE) ?? [];
  const own = readDict(data.bytes.subarray(at, at + size));
  const subroutines = first(own, SUBROUTINES);
  return {
    subroutines: subroutines === 0 ? [] : readIndex(data, at + subroutines).items,
    defaultWidth: first(own, DEFAULT_WIDTH),
    nominalWidth: first(own, NOMINAL_WIDTH),
  };
}

function privatesByGlyph(data: BigEndian, top: Dict, count: number): Cff['privateOf'] {
  const privates = readIndex(data, first(top, FD_ARRAY)).items.map((item) =>
    readPrivate(data, readDict(item)),
  );
  const selected = fontSelect(data, first(top, FD_SELECT), count);
  const none: CffPrivate = { subroutines: [], defaultWidth: 0, nominalWidth: 0 };
  return (gid) => privates[selected[gid] ?? 0] ?? none;
}

function fontSelect(data: BigEndian, at: number, count: number): Uint8Array {
  const selected = new Uint8Array(count);
  if (at === 0) return selected;
  if (data.u8(at) === 0) return selected.map((_, gid) => data.u8(at + 1 + gid));
  const ranges = data.u16(at + 1);
  for (let range = 0; range < ranges; range++) {
    const record = at + 3 + 3 * range;
    if (record >= data.length) break;
    selected.fill(data.u8(record + 2), data.u16(record), data.u16(record + 3));
  }
  return selected;
}

function encodingOf(
  data: BigEndian,
  at: number,
  gidOfName: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> {
  const codes = new Map<number, number>();
  if (at <= 1) {
    (ENCODINGS.get('StandardEncoding') ?? []).forEach((name, code) => {
      const gid = name === null ? undefined : gidOfName.get(name);
      if (gid !== undefined) codes.set(code, gid);
    });
    return codes;
  }
  const isRanges = (data.u8(at) & 0x7f) === 1;
  let gid = 1;
  for (let index = 0; index < data.u8(at + 1); index++) {
    const record = at + 2 + (isRanges ? 2 : 1) * index;
    const more = isRanges ? data.u8(record + 1) : 0;
    for (let step = 0; step <= more; step++) codes.set(data.u8(record) + step, gid++);
  }
  return codes;
}
