import { CLASS, REGULAR, WHITE } from './characters.ts';

export interface DataEnd {
  /** Where the data ends, and behind its EI; the same where it has none. */
  readonly data: number;
  readonly behind: number;
}

/** Where the data of an inline image starts, given where its ID ends: one white space further. */
export const dataStart = (bytes: Uint8Array, behindId: number): number =>
  behindId + (CLASS[bytes[behindId] ?? 0] === WHITE ? 1 : 0);

/**
 * Where the data of an inline image ends: by its length where an EI stands behind it, else by the first EI that content
 * seems to go on from.
 *
 * Shape   `length` is null where the image does not say it
 */
export function dataEnd(bytes: Uint8Array, start: number, length: number | null): DataEnd {
  if (length !== null && length > 0) {
    let at = start + length;
    while (at < bytes.length && CLASS[bytes[at] ?? 0] === WHITE) at += 1;
    if (isEnd(bytes, at)) return { data: start + length, behind: at + 2 };
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = buffer.indexOf('EI', start); at >= 0; at = buffer.indexOf('EI', at + 1)) {
    const isParted = at === start || CLASS[bytes[at - 1] ?? 0] === WHITE;
    if (isParted && isEnd(bytes, at) && isContent(bytes, at + 2)) {
      return { data: Math.max(start, at - 1), behind: at + 2 };
    }
  }
  return { data: bytes.length, behind: bytes.length };
}

const isEnd = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x45 &&
  bytes[at + 1] === 0x49 &&
  (at + 2 >= bytes.length || CLASS[bytes[at + 2] ?? 0] !== REGULAR);

/** So many bytes of content have nothing in them but what is typed. */
const LOOKED_AT = 16;

const isContent = (bytes: Uint8Array, from: number): boolean =>
  bytes
    .subarray(from, from + LOOKED_AT)
    .every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13);
