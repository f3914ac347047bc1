import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream } from '../decode-stream.ts';
import type { Font, FontProgram, GlyphOutline } from '../font.ts';
import type { Budget } from '../limits.ts';
import type { ByteBuffer } from '../tokens.ts';
import { nameIn, numberIn, numbersIn } from '../written-numbers.ts';
import { type CodeMap, cidOf, readCodeMap, textOf } from './code-map.ts';
import { characterOf, ENCODINGS, type Encoding } from './encodings.ts';
import type { GlyphBuffer } from './glyph-buffer.ts';
import { type ReadProgram, readProgram } from './program.ts';

const SUBTYPES = ['Type0', 'TrueType', 'Type1', 'MMType1', 'Type3'] as const;

/** Where a font's parts come from. */
export interface FontSource {
  readonly dict: PDFDict;
  readonly ref: string;
  readonly budget: Budget;
}

/** A font of the file: its dictionary now, its tables and its program when they are asked for. */
export class FileFont implements Font {
  readonly ref: string;
  readonly subtype: Font['subtype'];
  readonly baseFont: string;
  readonly vertical: boolean;
  readonly hasToUnicode: boolean;
  /** How far down a vertical line a glyph takes the pen, and where its origin is set, in 1/1000 em. */
  readonly verticalAdvance: number;
  readonly verticalOrigin: number;
  readonly #dict: PDFDict;
  /** Of a Type0 font its CIDFont, else the font itself: what has the widths and the descriptor. */
  readonly #inner: PDFDict;
  readonly #budget: Budget;
  readonly #problems: string[] = [];
  readonly #widths: Float64Array;
  readonly #missingWidth: number;
  readonly #encodingMap: CodeMap | null;
  readonly #names: Encoding | null;
  readonly #lazy = new Map<string, unknown>();

  constructor({ dict, ref, budget }: FontSource) {
    this.ref = ref;
    this.#dict = dict;
    this.#budget = budget;
    const subtype = nameIn(dict, 'Subtype');
    this.subtype = SUBTYPES.find((known) => known === subtype) ?? 'unknown';
    if (this.subtype === 'unknown')
      this.#problems.push(`is of the kind ${subtype ?? 'that it does not say'}`);
    this.baseFont = nameIn(dict, 'BaseFont') ?? '';
    this.#inner = this.subtype === 'Type0' ? this.#descendant() : dict;
    this.hasToUnicode = dict.has(PDFName.of('ToUnicode'));
    this.vertical = this.subtype === 'Type0' && (nameIn(dict, 'Encoding') ?? '').endsWith('-V');
    const [origin = 880, advance = -1000] = numbersIn(this.#inner, 'DW2') ?? [];
    this.verticalOrigin = origin;
    this.verticalAdvance = advance;
    if (this.vertical && this.#inner.has(PDFName.of('W2')))
      this.#problems.push('has heights of its own glyphs, which are not read');
    this.#encodingMap = this.subtype === 'Type0' ? this.#readEncodingMap() : null;
    this.#names = this.subtype === 'Type0' ? null : this.#readNames();
    this.#missingWidth =
      this.subtype === 'Type0'
        ? (numberIn(this.#inner, 'DW') ?? 1000)
        : this.#descriptorNumber('MissingWidth');
    this.#widths = this.subtype === 'Type0' ? this.#cidWidths() : this.#simpleWidths();
  }

  get postScriptName(): string {
    return this.baseFont.replace(/^[A-Z]{6}\+/, '');
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  get program(): FontProgram | null {
    return this.#once('program', () => this.#readFile());
  }

  unicode(code: number): string | null {
    const map = this.#once('toUnicode', () => this.#readToUnicode());
    return map === null ? null : textOf(map, code);
  }

  unicodeByEncoding(code: number): string | null {
    const name = this.glyphName(code);
    return name === null ? null : characterOf(name);
  }

  glyphName(code: number): string | null {
    return this.#names?.[code] ?? null;
  }

  width(code: number): number {
    const width = this.#widths[this.cid(code)];
    return width === undefined || Number.isNaN(width) ? this.#missingWidth : width;
  }

  cid(code: number): number {
    return this.#encodingMap === null ? code : (cidOf(this.#encodingMap, code) ?? 0);
  }

  gid(code: number): number | null {
    const program = this.#readProgram();
    if (program === null) return null;
    if (this.subtype === 'Type0') return this.#gidOfCid(this.cid(code), program);
    return this.#gidOfSimple(code, program);
  }

  outlines(): ReadonlyMap<number, GlyphOutline> | null {
    return this.#readProgram()?.outlines() ?? null;
  }

  /** The content of a Type 3 font's glyph; null for other fonts, and where it has none. */
  charProc(code: number): PDFRef | null {
    const procs = this.subtype === 'Type3' ? this.#dict.lookup(PDFName.of('CharProcs')) : undefined;
    const name = this.glyphName(code);
    const written = procs instanceof PDFDict && name !== null ? procs.get(PDFName.of(name)) : undefined;
    return written instanceof PDFRef ? written : null;
  }

  get type3Matrix(): readonly number[] {
    return numbersIn(this.#dict, 'FontMatrix') ?? [0.001, 0, 0, 0.001, 0, 0];
  }

  get type3Resources(): PDFDict | null {
    const resources = this.#dict.lookup(PDFName.of('Resources'));
    return resources instanceof PDFDict ? resources : null;
  }

  get isSimple(): boolean {
    return this.subtype !== 'Type0';
  }

  /** Cuts a string into codes, and puts them behind those that are there. */
  decode({ bytes, length }: ByteBuffer, into: GlyphBuffer): void {
    into.need(length);
    if (this.subtype !== 'Type0') this.#decodeBytes(bytes, length, into);
    else if (this.#encodingMap === null || this.#encodingMap.spaces.length === 0)
      this.#decodePairs(bytes, length, into);
    else this.#decodeMapped(bytes, length, into);
  }

  #decodeBytes(bytes: Uint8Array, length: number, into: GlyphBuffer): void {
    for (let at = 0; at < length; at++) {
      const code = bytes[at] ?? 0;
      into.codes[into.count] = code;
      into.cids[into.count++] = code;
    }
  }

  /** Two bytes a code; a byte left over at the end is a code by itself, as RIPs take it. */
  #decodePairs(bytes: Uint8Array, length: number, into: GlyphBuffer): void {
    for (let at = 0; at < length; at += 2) {
      const code = 256 * (bytes[at] ?? 0) + (at + 1 < length ? (bytes[at + 1] ?? 0) : 0);
      into.codes[into.count] = code;
      into.cids[into.count++] = this.#encodingMap === null ? code : this.cid(code);
    }
  }

  #decodeMapped(bytes: Uint8Array, length: number, into: GlyphBuffer): void {
    const spaces = this.#encodingMap?.spaces ?? [];
    for (let at = 0; at < length; ) {
      let [code, taken] = [0, 0];
      do {
        code = code * 256 + (bytes[at + taken] ?? 0);
        taken += 1;
      } while (
        taken < 4 &&
        at + taken < length &&
        !spaces.some((space) => space.bytes === taken && holds(space, code))
      );
      into.codes[into.count] = code;
      into.cids[into.count++] = this.cid(code);
      at += taken;
    }
  }

  #descendant(): PDFDict {
    const descendants = this.#dict.lookup(PDFName.of('DescendantFonts'));
    const inner =
      descendants instanceof PDFArray && descendants.size() > 0 ? descendants.lookup(0) : undefined;
    if (inner instanceof PDFDict) return inner;
    this.#problems.push('has no descendant');
    return this.#dict;
  }

  #readEncodingMap(): CodeMap | null {
    const written = this.#dict.lookup(PDFName.of('Encoding'));
    if (written instanceof PDFRawStream) return this.#readMap(written, 'encoding');
    const name = written instanceof PDFName ? written.decodeText() : '';
    if (name !== 'Identity-H' && name !== 'Identity-V') {
      this.#problems.push(
        `has the encoding ${name || 'that it does not say'}, which is not read: its codes are taken for CIDs`,
      );
    }
    return null;
  }

  #readToUnicode(): CodeMap | null {
    const written = this.#dict.lookup(PDFName.of('ToUnicode'));
    return written instanceof PDFRawStream ? this.#readMap(written, 'table of characters') : null;
  }

  #readMap(stream: PDFRawStream, what: string): CodeMap | null {
    const decoded = decodeStream(stream, { object: `${this.ref} (${what})`, budget: this.#budget });
    if (!decoded.ok) {
      this.#problems.push(`has an unreadable ${what}: ${decoded.message}`);
      return null;
    }
    const map = readCodeMap(decoded.bytes);
    this.#problems.push(...map.problems);
    return map;
  }

  /** What /Encoding names; null where the font's own encoding is meant, and nothing says otherwise. */
  #readNames(): Encoding | null {
    const written = this.#dict.lookup(PDFName.of('Encoding'));
    if (written instanceof PDFName) return ENCODINGS.get(written.decodeText()) ?? null;
    if (!(written instanceof PDFDict)) return null;
    const base = ENCODINGS.get(nameIn(written, 'BaseEncoding') ?? '');
    const names = [
      ...(base ?? (this.#isSymbolic ? NO_NAMES : (ENCODINGS.get('StandardEncoding') ?? NO_NAMES))),
    ];
    const differences = written.lookup(PDFName.of('Differences'));
    let code = 0;
    for (const entry of differences instanceof PDFArray ? differences.asArray() : []) {
      if (entry instanceof PDFNumber) code = entry.asNumber();
      else if (entry instanceof PDFName && code >= 0 && code < 256) names[code++] = entry.decodeText();
    }
    return names;
  }

  get #descriptor(): PDFDict | null {
    const descriptor = this.#inner.lookup(PDFName.of('FontDescriptor'));
    return descriptor instanceof PDFDict ? descriptor : null;
  }

  #descriptorNumber(key: string): number {
    return this.#descriptor === null ? 0 : (numberIn(this.#descriptor, key) ?? 0);
  }

  get #isSymbolic(): boolean {
    return (this.#descriptorNumber('Flags') & SYMBOLIC) !== 0;
  }

  #simpleWidths(): Float64Array {
    const widths = new Float64Array(256).fill(Number.NaN);
    const first = numberIn(this.#dict, 'FirstChar') ?? 0;
    const perMille = this.subtype === 'Type3' ? (this.type3Matrix[0] ?? 0.001) * 1000 : 1;
    (numbersIn(this.#dict, 'Widths') ?? []).slice(0, 256).forEach((width, index) => {
      if (first + index >= 0 && first + index < 256) widths[first + index] = width * perMille;
    });
    return widths;
  }

  /** /W: `c [w w …]` and `first last w`. */
  #cidWidths(): Float64Array {
    const written = this.#inner.lookup(PDFName.of('W'));
    const entries = written instanceof PDFArray ? written.asArray().map((entry) => this.#look(entry)) : [];
    const widths = new Float64Array(MOST_CIDS).fill(Number.NaN);
    let highest = 0;
    // Ranges that are written over one another again and again end here.
    let left = 4 * MOST_CIDS;
    const put = (cid: number, width: number): void => {
      if (cid < 0 || cid >= MOST_CIDS) return;
      widths[cid] = width;
      highest = Math.max(highest, cid);
    };
    for (let at = 0; at < entries.length; ) {
      const [first, second, third] = [entries[at], entries[at + 1], entries[at + 2]];
      if (!(first instanceof PDFNumber)) break;
      if (second instanceof PDFArray) {
        second
          .asArray()
          .slice(0, MOST_CIDS)
          .forEach((width, index) => {
            const value = this.#look(width);
            put(first.asNumber() + index, value instanceof PDFNumber ? value.asNumber() : Number.NaN);
          });
        at += 2;
      } else if (second instanceof PDFNumber && third instanceof PDFNumber) {
        const last = Math.min(MOST_CIDS - 1, second.asNumber());
        for (let cid = Math.max(0, Math.ceil(first.asNumber())); cid <= last && left > 0; cid++, left--)
          put(cid, third.asNumber());
        at += 3;
      } else break;
    }
    return widths.slice(0, highest + 1);
  }

  #look(object: PDFObject | undefined): PDFObject | undefined {
    return this.#dict.context.lookup(object);
  }

  #readFile(): FontProgram | null {
    const descriptor = this.#descriptor;
    for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
      const stream = descriptor?.lookup(PDFName.of(key));
      if (!(stream instanceof PDFRawStream)) continue;
      const written = descriptor?.get(PDFName.of(key));
      const ref = written instanceof PDFRef ? written.tag : this.ref;
      const decoded = decodeStream(stream, { object: ref, budget: this.#budget });
      if (!decoded.ok) this.#problems.push(`has a program that cannot be read: ${decoded.message}`);
      return {
        kind: kindOf(key, nameIn(stream.dict, 'Subtype')),
        ref,
        bytes: decoded.ok ? decoded.bytes : null,
      };
    }
    return null;
  }

  #readProgram(): ReadProgram | null {
    return this.#once('read program', () => {
      const bytes = this.program?.bytes ?? null;
      const read = bytes === null ? null : readProgram(bytes);
      if (bytes !== null && read === null) this.#problems.push('has a program that is of no known kind');
      return read;
    });
  }

  #gidOfCid(cid: number, program: ReadProgram): number | null {
    const map = this.#once('gids', () => this.#cidToGid());
    if (map !== null)
      return 2 * cid + 1 < map.length ? 256 * (map[2 * cid] ?? 0) + (map[2 * cid + 1] ?? 0) : 0;
    return program.gidOfCid(cid);
  }

  #cidToGid(): Uint8Array | null {
    const written = this.#inner.lookup(PDFName.of('CIDToGIDMap'));
    if (!(written instanceof PDFRawStream)) return null;
    const decoded = decodeStream(written, { object: `${this.ref} (map of glyphs)`, budget: this.#budget });
    if (!decoded.ok) this.#problems.push(`has a map of glyphs that cannot be read: ${decoded.message}`);
    return decoded.ok ? decoded.bytes : null;
  }

  /** Source  ISO 32000-1, 9.6.6: by name where the encoding gives one, else by the program's own encoding */
  #gidOfSimple(code: number, program: ReadProgram): number | null {
    const name = this.glyphName(code);
    if (name === null || (this.subtype === 'TrueType' && this.#isSymbolic)) return program.gidOfCode(code);
    const character = characterOf(name)?.codePointAt(0);
    return (
      program.gidOfName(name) ??
      (character === undefined ? null : program.gidOfCharacter(character)) ??
      program.gidOfCode(code)
    );
  }

  #once<T>(key: string, make: () => T): T {
    if (!this.#lazy.has(key)) this.#lazy.set(key, make());
    return this.#lazy.get(key) as T;
  }
}

const NO_NAMES: Encoding = new Array<string | null>(256).fill(null);
const SYMBOLIC = 1 << 2;
const MOST_CIDS = 65_536;

const holds = ({ bytes, low, high }: { bytes: number; low: number; high: number }, code: number): boolean => {
  for (let shift = 0; shift < 8 * bytes; shift += 8) {
    const byte = (code >>> shift) & 0xff;
    if (byte < ((low >>> shift) & 0xff) || byte > ((high >>> shift) & 0xff)) return false;
  }
  return true;
};

function kindOf(key: string, subtype: string | null): FontProgram['kind'] {
  if (key === 'FontFile') return 'Type1';
  if (key === 'FontFile2') return 'TrueType';
  return subtype === 'OpenType' ? 'OpenType' : 'CFF';
}
