import { type Filtered, Output } from './fault.ts';

const END = 128;

/** RunLengthDecode: a length under 128 and that many bytes and one more, or one over it and a byte to repeat. */
export function decodeRunLength(bytes: Uint8Array, limit: number): Filtered {
  const out = new Output(limit, 2 * bytes.length);
  let at = 0;
  while (at < bytes.length) {
    const length = bytes[at++] ?? END;
    if (length === END) break;
    const count = length < END ? length + 1 : 257 - length;
    const step = length < END ? 1 : 0;
    if (at + (length < END ? count : 1) > bytes.length) return 'damaged';
    for (let index = 0; index < count; index++) {
      if (!out.put(bytes[at + step * index] ?? 0)) return 'inflates-too-far';
    }
    at += length < END ? count : 1;
  }
  return out.done();
}
