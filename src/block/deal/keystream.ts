import { Aes, BLOCK } from '../aes.ts';

/** Which of a key's keystreams: each of the two is a whole number below 2³², such as pack and ticket in it. */
export interface Space {
  readonly a: number;
  readonly b: number;
}

/**
 * The keystreams of one key: AES-256 in counter mode, one stream for each space.
 *
 * Shape   the counter block is `a` (4 bytes), `b` (4 bytes), then the count of blocks from 0 (8 bytes), all big-endian
 */
export class Keystream {
  readonly #aes: Aes;

  constructor(key: Uint8Array) {
    this.#aes = new Aes(key);
  }

  /** So many blocks of a space's stream from one on. */
  blocks({ a, b }: Space, from: number, count: number): Buffer {
    const counters = Buffer.alloc(count * BLOCK);
    const words = new DataView(counters.buffer, counters.byteOffset, counters.length);
    for (let block = 0; block < count; block++) {
      words.setUint32(block * BLOCK, a);
      words.setUint32(block * BLOCK + 4, b);
      words.setUint32(block * BLOCK + 12, from + block);
    }
    return this.#aes.encrypt(counters);
  }

  /**
   * The first blocks of each of the streams (a, 0), (a, 1)… side by side, again for every `a`.
   *
   * Shape   `count` streams of `each` blocks
   * Why     from one `a` to the next only that changes in the counters
   */
  beginnings(count: number, each: number): (a: number) => Buffer {
    const counters = Buffer.alloc(count * each * BLOCK);
    for (let b = 0; b < count; b++) {
      for (let block = 0; block < each; block++) {
        writeCounter(counters, (b * each + block) * BLOCK, { a: 0, b, block });
      }
    }
    const words = new DataView(counters.buffer, counters.byteOffset, counters.length);
    return (a) => {
      for (let at = 0; at < counters.length; at += BLOCK) words.setUint32(at, a);
      return this.#aes.encrypt(counters);
    };
  }
}

/** The upper half of the count stays 0: no stream has 2³² blocks. */
function writeCounter(into: Buffer, at: number, { a, b, block }: Space & { readonly block: number }): void {
  into.writeUInt32BE(a, at);
  into.writeUInt32BE(b, at + 4);
  into.writeUInt32BE(block, at + 12);
}
