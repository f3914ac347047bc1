import { PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream } from './decode-stream.ts';
import { Budget, type Limits } from './limits.ts';
import { endOfDictionary, parseDictionary, pastWhite } from './raw-dictionaries.ts';
import { longestGap } from './raw-gaps.ts';

/** Why a file may not be given to pdf-lib. */
export interface RawFault {
  readonly reason: 'encrypted' | 'inflates-too-far' | 'unreadable';
  readonly message: string;
}

/**
 * What in a file's own bytes would make reading it dangerous or pointless; null where nothing does.
 *
 * Why     pdf-lib inflates object streams and cross-reference streams while it loads, without any limit, and lists as many
 *         entries as they claim to have. Whatever could be such a stream is looked at here first: every `obj` in the
 *         file, even one within other data, so that nothing that pdf-lib may come upon is missed
 */
export function rawFault(bytes: Uint8Array, limits: Limits): RawFault | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const gap = longestGap(buffer);
  if (gap > 0) return unreadable(`has ${gap} bytes of nothing between its objects`);
  return trailersFault(buffer) ?? objectsFault(buffer, Budget.ofObjects(limits, bytes.length));
}

/** No dictionary of a stream that pdf-lib opens by itself is as long. */
const LONGEST_DICTIONARY = 1 << 16;

/**
 * How much is looked at, in times the file's size: once or twice in an honest file.
 *
 * Why     objects within objects within comments, as many as there are bytes, would be gone through to the end from each
 */
const MOST_PASSES = 20;
const SMALLEST = 1 << 20;

function trailersFault(buffer: Buffer): RawFault | null {
  const most = MOST_PASSES * Math.max(SMALLEST, buffer.length);
  let passed = 0;
  for (let at = buffer.indexOf('trailer'); at >= 0; at = buffer.indexOf('trailer', at + 7)) {
    if (passed > most) return unreadable('is full of trailers that lie in one another');
    const start = pastWhite(buffer, at + 7);
    const end = endOfDictionary(buffer, start, LONGEST_DICTIONARY);
    passed += (end < 0 ? start + LONGEST_DICTIONARY : end) - at;
    const dict = end < 0 ? null : parseDictionary(buffer.subarray(start, end));
    if (dict?.has(ENCRYPT)) return ENCRYPTED;
  }
  return null;
}

const ENCRYPT = PDFName.of('Encrypt');
const ENCRYPTED: RawFault = { reason: 'encrypted', message: 'is encrypted, and is not read' };

function objectsFault(buffer: Buffer, budget: Budget): RawFault | null {
  const most = MOST_PASSES * Math.max(SMALLEST, buffer.length);
  let passed = 0;
  for (let at = buffer.indexOf('obj'); at >= 0; at = buffer.indexOf('obj', at + 3)) {
    if (passed > most) return unreadable('is full of objects that lie in one another');
    const start = pastWhite(buffer, at + 3);
    passed += start - at;
    if (buffer[start] !== 0x3c || buffer[start + 1] !== 0x3c) continue;
    const end = endOfDictionary(buffer, start, LONGEST_DICTIONARY);
    const after = end < 0 ? start + LONGEST_DICTIONARY : pastWhite(buffer, end);
    passed += after - start;
    const data = end < 0 ? -1 : dataStart(buffer, after);
    if (data < 0) continue;
    const dict = parseDictionary(buffer.subarray(start, end));
    const fault = dict === null ? null : streamFault(dict, { buffer, data, budget });
    if (fault !== null) return fault;
  }
  return null;
}

/** Where the data of a stream starts, or -1 where no stream does. */
function dataStart(buffer: Buffer, at: number): number {
  if (buffer.toString('latin1', at, at + 6) !== 'stream') return -1;
  if (buffer[at + 6] === 13 && buffer[at + 7] === 10) return at + 8;
  return buffer[at + 6] === 10 || buffer[at + 6] === 13 ? at + 7 : at + 6;
}

/** So many objects are no matter; each of more than that takes so many bytes of a file, compressed as it may be. */
const FEW_OBJECTS = 10_000;
const LEAST_PER_OBJECT = 8;

interface Where {
  readonly buffer: Buffer;
  readonly data: number;
  readonly budget: Budget;
}

function streamFault(dict: PDFDict, { buffer, data, budget }: Where): RawFault | null {
  const type = dict.get(PDFName.of('Type'));
  const mayBeEither = type instanceof PDFRef;
  const isXref = mayBeEither || type === PDFName.of('XRef');
  if (!isXref && type !== PDFName.of('ObjStm')) return null;
  if (isXref && dict.has(ENCRYPT)) return ENCRYPTED;
  const claimed = isXref ? entriesOf(dict) : number(dict, 'N');
  const most = Math.min(budget.limits.objects, Math.max(FEW_OBJECTS, buffer.length / LEAST_PER_OBJECT));
  if (claimed > most)
    return unreadable(`claims to have ${claimed} objects, more than one of its size can hold`);
  const length = number(dict, 'Length');
  const found = buffer.indexOf('endstream', data);
  const end = Math.max(found < 0 ? buffer.length : found, Math.min(buffer.length, data + length));
  const decoded = decodeStream(PDFRawStream.of(dict, buffer.subarray(data, end)), {
    object: 'that starts',
    budget,
  });
  if (decoded.ok || decoded.reason !== 'inflates-too-far') return null;
  return { reason: 'inflates-too-far', message: `has a stream of objects that inflates too far` };
}

/** How many entries a cross-reference stream claims, by its /Index, or its /Size. */
function entriesOf(dict: PDFDict): number {
  const index = dict.get(PDFName.of('Index'));
  const size = number(dict, 'Size');
  if (!(index instanceof PDFArray)) return size;
  let entries = 0;
  for (let at = 1; at < index.size(); at += 2) {
    const count = index.get(at);
    entries += count instanceof PDFNumber ? Math.max(0, count.asNumber()) : 0;
  }
  return Math.max(size, entries);
}

function number(dict: PDFDict, key: string): number {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

const unreadable = (message: string): RawFault => ({ reason: 'unreadable', message });
