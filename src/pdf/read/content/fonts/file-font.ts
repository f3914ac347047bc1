import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream } from '../decode-stream.ts';
import type { Font, FontProgram, GlyphOutline } from '../font.ts';
import type { Budget } from '../limits.ts';
import type { ByteBuffer } from '../string-bytes.ts';
import { nameIn, numberIn, numbersIn } from '../written-numbers.ts';
import { type CodeMap, cidOf, cutCodes, readCodeMap, textOf } from './code-map.ts';
import { characterOf, type Encoding } from './encodings.ts';
import { fontFile } from './font-file.ts';
import type { GlyphBuffer } from './glyph-buffer.ts';
import { glyphNames } from './glyph-names.ts';
import { type ReadProgram, readProgram } from './program.ts';
import { cidWidths, simpleWidths, type Widths } from './widths.ts';

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
  readonly #widths: Widths;
  readonly #missingWidth: number;
  readonly #encodingMap: CodeMap | null;
  readonly #names: Encoding | null;
  readonly #gids = new Map<number, number | null>();
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
    this.#names = this.subtype === 'Type0' ? null : glyphNames(dict, this.#isSymbolic);
    this.#missingWidth =
      this.subtype === 'Type0'
        ? (numberIn(this.#inner, 'DW') ?? 1000)
        : this.#descriptorNumber('MissingWidth');
    this.#widths = this.subtype === 'Type0' ? cidWidths(this.#inner) : simpleWidths(dict, this.#perMille);
  }

  get postScriptName(): string {
    return this.baseFont.replace(/^[A-Z]{6}\+/, '');
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  get program(): FontProgram | null {
    return this.#once('program', () =>
      fontFile(this.#descriptor, { budget: this.#budget, problems: this.#problems }),
    );
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
    const known = this.#gids.get(code);
    if (known !== undefined) return known;
    const gid = this.#findGid(code);
    this.#gids.set(code, gid);
    return gid;
  }

  #findGid(code: number): number | null {
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

  /** From the font's own space of widths to 1/1000 em. */
  get #perMille(): number {
    return this.subtype === 'Type3' ? (this.type3Matrix[0] ?? 0.001) * 1000 : 1;
  }

  get isSimple(): boolean {
    return this.subtype !== 'Type0';
  }

  /** Cuts a string into codes, and puts them behind those that are there. */
  decode(string: ByteBuffer, into: GlyphBuffer): void {
    into.need(string.length);
    const map = this.#encodingMap;
    if (this.isSimple) this.#decodeBytes(string, into);
    else if (map === null || map.spaces.length === 0) this.#decodePairs(string, into);
    else cutCodes(map, string, into);
  }

  #decodeBytes({ bytes, length }: ByteBuffer, into: GlyphBuffer): void {
    for (let at = 0; at < length; at++) {
      const code = bytes[at] ?? 0;
      into.codes[into.count] = code;
      into.cids[into.count++] = code;
    }
  }

  /** Two bytes a code; a byte left over at the end is a code by itself, as RIPs take it. */
  #decodePairs({ bytes, length }: ByteBuffer, into: GlyphBuffer): void {
    for (let at = 0; at < length; at += 2) {
      const code = 256 * (bytes[at] ?? 0) + (at + 1 < length ? (bytes[at + 1] ?? 0) : 0);
      into.codes[into.count] = code;
      into.cids[into.count++] = this.#encodingMap === null ? code : this.cid(code);
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

  #readProgram(): ReadProgram | null {
    return this.#once('read program', () => {
      const bytes = this.program?.bytes ?? null;
      const read = bytes === null ? null : readProgram(bytes);
      if (bytes !== null && read === null) this.#problems.push('has a program that is of no known kind');
      if (read !== null && read.outlines() === null)
        this.#problems.push('has a program whose outlines cannot be read');
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

const SYMBOLIC = 1 << 2;
