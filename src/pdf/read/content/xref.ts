import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from './decode-stream.ts';
import type { Budget } from './limits.ts';
import { endOfDictionary, parseDictionary, pastWhite } from './raw-dictionaries.ts';

/** Something wrong with the table that says where the objects of a file lie. */
export interface XrefProblem {
  readonly kind:
    | 'no-startxref'
    | 'no-table'
    | 'loop'
    | 'wrong-offset'
    | 'older-wins'
    | 'unlisted'
    | 'bad-entry';
  /** One sentence, lower-case start. */
  readonly message: string;
}

/** Where each object lies by the file's own tables; the newest section that lists an object wins. */
interface Table {
  /** By object number; null for one that is free, -1 for one within an object stream. */
  readonly places: Map<number, number | null>;
  readonly problems: XrefProblem[];
}

/**
 * What is wrong with a file's cross-reference tables.
 *
 * Why     pdf-lib goes through a file from front to back and never looks at them, and a RIP goes by nothing else: where
 *         the two would see different objects, what we judge is not what prints
 */
export function xrefProblems(
  bytes: Uint8Array,
  document: PDFDocument,
  budget: Budget,
): readonly XrefProblem[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const table: Table = { places: new Map(), problems: [] };
  readSections(table, buffer, budget);
  if (table.problems.length > 0) return table.problems;
  const wrong = [...table.places].filter(
    ([number, place]) => place !== null && place >= 0 && !isAt(buffer, place, number),
  );
  if (wrong.length > 0) {
    const numbers = listed(wrong.map(([number]) => number));
    table.problems.push({
      kind: 'wrong-offset',
      message: `the cross-reference table does not lead to ${numbers}`,
    });
  }
  const hidden = wrong.length > 0 ? [] : hiddenByTable(table, buffer);
  if (hidden.length > 0) {
    table.problems.push({
      kind: 'older-wins',
      message: `the cross-reference table leads to ${listed(hidden)}, of which a later version follows`,
    });
  }
  const unlisted = document.context
    .enumerateIndirectObjects()
    .map(([ref]) => ref.objectNumber)
    .filter((number) => (table.places.get(number) ?? null) === null);
  if (unlisted.length > 0) {
    table.problems.push({
      kind: 'unlisted',
      message: `the cross-reference table does not list ${listed(unlisted)}, which the file holds`,
    });
  }
  return table.problems;
}

/** The first few of many. */
const listed = (numbers: readonly number[]): string => {
  const named = numbers.slice(0, 5).join(', ');
  const more = numbers.length > 5 ? ` and ${numbers.length - 5} more` : '';
  return `${numbers.length === 1 ? 'object' : 'objects'} ${named}${more}`;
};

function isAt(buffer: Buffer, place: number, number: number): boolean {
  const at = pastWhite(buffer, place);
  const header = /^(\d+)[\s\0]+\d+[\s\0]+obj/.exec(buffer.toString('latin1', at, at + 32));
  return header !== null && Number(header[1]) === number;
}

/** Sections are few: a file that was added to a thousand times is none of a press. */
const MOST_SECTIONS = 1_000;

function readSections(table: Table, buffer: Buffer, budget: Budget): void {
  const start = buffer.lastIndexOf('startxref');
  const written = start < 0 ? null : /^[\s\0]*(\d+)/.exec(buffer.toString('latin1', start + 9, start + 40));
  if (written === null) {
    table.problems.push({
      kind: 'no-startxref',
      message: 'the file does not say where its cross-reference table is',
    });
    return;
  }
  const waiting = [Number(written[1])];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size >= MOST_SECTIONS) {
      table.problems.push({
        kind: 'loop',
        message: 'the cross-reference tables of the file lead round in a circle',
      });
      return;
    }
    seen.add(at);
    const dict = readSection(table, buffer, { at, budget });
    if (dict === null) {
      table.problems.push({
        kind: 'no-table',
        message: `there is no cross-reference table at byte ${at}, where the file says`,
      });
      return;
    }
    for (const key of ['XRefStm', 'Prev']) {
      const next = dict.get(PDFName.of(key));
      if (next instanceof PDFNumber) waiting.push(next.asNumber());
    }
  }
}

interface At {
  readonly at: number;
  readonly budget: Budget;
}

/** The dictionary of the section: its trailer, or its stream's. */
function readSection(table: Table, buffer: Buffer, { at, budget }: At): PDFDict | null {
  const start = pastWhite(buffer, at);
  if (buffer.toString('latin1', start, start + 4) === 'xref') return readClassic(table, buffer, start + 4);
  const header = /^\d+[\s\0]+\d+[\s\0]+obj/.exec(buffer.toString('latin1', start, start + 32));
  if (header === null) return null;
  return readStream(table, buffer, { at: start + header[0].length, budget });
}

function readClassic(table: Table, buffer: Buffer, from: number): PDFDict | null {
  const scan = new DigitScan(buffer, from);
  for (;;) {
    const first = scan.whole();
    const count = first < 0 ? -1 : scan.whole();
    if (count < 0) break;
    for (let index = 0; index < count; index++) {
      const place = scan.whole();
      const generation = scan.whole();
      const kind = scan.letter();
      if (generation < 0 || (kind !== 'n' && kind !== 'f')) {
        table.problems.push({
          kind: 'bad-entry',
          message: `the cross-reference table has no entry for object ${first + index}`,
        });
        return parseDictionary(Buffer.from('<<>>'));
      }
      enter(table, first + index, kind === 'n' ? place : null);
    }
  }
  const at = pastWhite(buffer, scan.at);
  if (buffer.toString('latin1', at, at + 7) !== 'trailer') return null;
  const start = pastWhite(buffer, at + 7);
  const end = endOfDictionary(buffer, start, 1 << 16);
  return end < 0 ? null : parseDictionary(buffer.subarray(start, end));
}

/** The first section that lists an object is the newest. */
function enter(table: Table, number: number, place: number | null): void {
  if (!table.places.has(number)) table.places.set(number, place);
}

/** Objects that stand in the file once more behind the place that the table leads to: pdf-lib takes the last one. */
function hiddenByTable({ places }: Table, buffer: Buffer): readonly number[] {
  const found = new Set<number>();
  for (let at = buffer.indexOf('obj'); at >= 0; at = buffer.indexOf('obj', at + 3)) {
    const header = /(?:^|[\r\n])(\d{1,10}) (\d{1,5}) $/.exec(
      buffer.toString('latin1', Math.max(0, at - 20), at),
    );
    if (header === null) continue;
    const number = Number(header[1]);
    const place = places.get(number) ?? null;
    if (place !== null && place >= 0 && at - (header[0].length - 1) > place + 2) found.add(number);
  }
  return [...found];
}

function readStream(table: Table, buffer: Buffer, { at, budget }: At): PDFDict | null {
  const start = pastWhite(buffer, at);
  const end = endOfDictionary(buffer, start, 1 << 16);
  const dict = end < 0 ? null : parseDictionary(buffer.subarray(start, end));
  if (dict === null || dict.get(PDFName.of('Type')) !== PDFName.of('XRef')) return null;
  const keyword = pastWhite(buffer, end);
  const data = keyword + (buffer[keyword + 6] === 13 ? 8 : 7);
  const length = dict.get(PDFName.of('Length'));
  const size = length instanceof PDFNumber ? length.asNumber() : 0;
  const stream = PDFRawStream.of(dict, buffer.subarray(data, data + size));
  const decoded = decodeStream(stream, { object: 'of the cross-reference table', budget });
  if (!decoded.ok) return null;
  enterAll(table, dict, decoded.bytes);
  return dict;
}

function enterAll(table: Table, dict: PDFDict, bytes: Uint8Array): void {
  const widths = numbers(dict, 'W');
  const [typeWidth = 0, placeWidth = 0] = widths;
  const perEntry = widths.reduce((sum, width) => sum + width, 0);
  const index = numbers(dict, 'Index');
  const size = dict.get(PDFName.of('Size'));
  const sections = index.length > 0 ? index : [0, size instanceof PDFNumber ? size.asNumber() : 0];
  let at = 0;
  for (let section = 0; section + 1 < sections.length; section += 2) {
    for (let entry = 0; entry < (sections[section + 1] ?? 0); entry++, at += perEntry) {
      if (perEntry <= 0 || at + perEntry > bytes.length) {
        table.problems.push({
          kind: 'bad-entry',
          message: 'the cross-reference table ends before its last entry',
        });
        return;
      }
      const type = typeWidth === 0 ? 1 : field(bytes, at, typeWidth);
      const place = field(bytes, at + typeWidth, placeWidth);
      enter(table, (sections[section] ?? 0) + entry, type === 1 ? place : type === 2 ? -1 : null);
    }
  }
}

function field(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = at; index < at + width; index++) value = value * 256 + (bytes[index] ?? 0);
  return value;
}

function numbers(dict: PDFDict, key: string): readonly number[] {
  const array = dict.get(PDFName.of(key));
  if (!(array instanceof PDFArray)) return [];
  return array
    .asArray()
    .map((entry) => (entry instanceof PDFNumber ? Math.max(0, Math.floor(entry.asNumber())) : 0));
}

/** Reads whole numbers and letters one after the other, without making strings of them. */
class DigitScan {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** -1, and stays where it is, where there is no number. */
  whole(): number {
    let at = pastWhite(this.#bytes, this.at);
    const start = at;
    let value = 0;
    for (let digit = this.#digit(at); digit >= 0; digit = this.#digit(at)) {
      value = value * 10 + digit;
      at += 1;
    }
    if (at === start) return -1;
    this.at = at;
    return value;
  }

  letter(): string {
    this.at = pastWhite(this.#bytes, this.at);
    return String.fromCharCode(this.#bytes[this.at++] ?? 0);
  }

  #digit(at: number): number {
    const byte = this.#bytes[at] ?? 0;
    return byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : -1;
  }
}
