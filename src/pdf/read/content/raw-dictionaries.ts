import { PDFContext, PDFDict, PDFObjectParser } from '@cantoo/pdf-lib';
import { CLASS, WHITE } from './characters.ts';

const [LESS, GREATER, OPEN, CLOSE, BACKSLASH, PERCENT] = [0x3c, 0x3e, 0x28, 0x29, 0x5c, 0x25];

/** Past white space and comments. */
export function pastWhite(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (at < bytes.length && CLASS[bytes[at] as number] === WHITE) at += 1;
    if (bytes[at] !== PERCENT) return at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  }
}

/**
 * Where a dictionary that starts at `from` ends, behind its `>>`; -1 where there is none, or it is longer than `longest`.
 *
 * Why     strings are passed over, so that brackets in them count for nothing
 */
export function endOfDictionary(bytes: Uint8Array, from: number, longest: number): number {
  if (bytes[from] !== LESS || bytes[from + 1] !== LESS) return -1;
  const end = Math.min(bytes.length, from + longest);
  let depth = 0;
  for (let at = from; at < end; ) {
    const byte = bytes[at];
    const isPair = bytes[at + 1] === byte;
    if (byte === LESS && isPair) {
      depth += 1;
      at += 2;
    } else if (byte === GREATER && isPair) {
      depth -= 1;
      at += 2;
      if (depth === 0) return at;
    } else if (byte === OPEN) at = endOfString(bytes, at, end);
    else if (byte === PERCENT) at = pastWhite(bytes, at);
    else at += 1;
  }
  return -1;
}

/** Behind the closing parenthesis, or `end`. */
export function endOfString(bytes: Uint8Array, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return end;
}

/** A dictionary by its bytes; null where pdf-lib finds none in them. References lead nowhere unless a context is given. */
export function parseDictionary(
  bytes: Uint8Array,
  context: PDFContext = PDFContext.create(),
): PDFDict | null {
  try {
    const parsed = PDFObjectParser.forBytes(bytes, context).parseObject();
    return parsed instanceof PDFDict ? parsed : null;
  } catch {
    return null;
  }
}
