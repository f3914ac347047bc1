import { Bug } from '../../base/fault.ts';
import { BLOCK } from '../aes.ts';
import type { Keystream, Space } from './keystream.ts';

const MOST = 0x1_0000_0000;

/** By count, from 1 to 256: the bits that hold every number below it. */
const MASKS: readonly (number | undefined)[] = Array.from({ length: 257 }, (_, count) =>
  count === 0 ? undefined : (1 << (32 - Math.clz32(count - 1))) - 1,
);

/**
 * Draws lots from a keystream: whole numbers below a count, each exactly as likely.
 *
 * Why     a draw takes as few bytes as hold the count, keeps as few of their bits, and is thrown away and drawn again
 *         where they make too large a number: a remainder would favour the small ones
 */
export class Lot {
  readonly #stream: Keystream;
  /** Blocks that are made at a time; the draws do not depend on it. */
  readonly #batch: number;
  #space: Space = { a: 0, b: 0 };
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #end = 0;
  #nextBlock = 0;

  constructor(stream: Keystream, batch: number) {
    this.#stream = stream;
    this.#batch = batch;
  }

  /** Begins the stream of a space. */
  begin(space: Space): void {
    this.#space = space;
    this.#nextBlock = 0;
    this.#at = 0;
    this.#end = 0;
  }

  /** Begins the stream of a space of which so many first blocks stand in `bytes` from `at` on. */
  beginWith(
    space: Space,
    bytes: Uint8Array,
    { at, blocks }: { readonly at: number; readonly blocks: number },
  ): void {
    this.#space = space;
    this.#bytes = bytes;
    this.#nextBlock = blocks;
    this.#at = at;
    this.#end = at + blocks * BLOCK;
  }

  /** Throws  Bug unless 1 ≤ count ≤ 2³² */
  below(count: number): number {
    if (count <= 256) return this.#belowByte(count);
    if (!(count <= MOST)) throw new Bug(`no draw below ${count}`);
    const bits = 32 - Math.clz32(count - 1);
    const size = (bits + 7) >> 3;
    const mask = 0xffff_ffff >>> (32 - bits);
    for (;;) {
      const drawn = (this.#number(size) & mask) >>> 0;
      if (drawn < count) return drawn;
    }
  }

  /** Why  a block draws hundreds of thousands of numbers of three bytes for its seats alone, hardly any across two batches */
  #number(size: number): number {
    const at = this.#at;
    if (size === 3 && at + 3 <= this.#end) {
      const bytes = this.#bytes;
      this.#at = at + 3;
      return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    }
    let value = this.#byte();
    for (let taken = 1; taken < size; taken++) value = (value << 8) | this.#byte();
    return value;
  }

  /** Why  nearly all draws are below a few options, and one byte is read without a loop over bytes */
  #belowByte(count: number): number {
    const mask = MASKS[count];
    if (mask === undefined) throw new Bug(`no draw below ${count}`);
    if (mask === 0) return 0;
    for (;;) {
      const drawn = this.#byte() & mask;
      if (drawn < count) return drawn;
    }
  }

  #byte(): number {
    if (this.#at === this.#end) this.#refill();
    return this.#bytes[this.#at++] ?? 0;
  }

  #refill(): void {
    this.#bytes = this.#stream.blocks(this.#space, this.#nextBlock, this.#batch);
    this.#nextBlock += this.#batch;
    this.#at = 0;
    this.#end = this.#bytes.length;
  }
}

/** A whole array in an order drawn by lot, in place: Fisher and Yates, from the end. */
export function shuffle(items: { readonly length: number; [at: number]: number }, lot: Lot): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = lot.below(at + 1);
    const item = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = item;
  }
}

/**
 * So many different numbers below `of`, in the order drawn: Fisher and Yates, from the start, as far as it is needed.
 *
 * Throws  Bug if there are not so many
 */
export function drawn(count: number, of: number, lot: Lot): Uint32Array {
  if (count > of) throw new Bug(`${count} different numbers below ${of}`);
  const numbers = new Uint32Array(of);
  for (let at = 0; at < of; at++) numbers[at] = at;
  for (let at = 0; at < count; at++) {
    const other = at + lot.below(of - at);
    const number = numbers[at] ?? 0;
    numbers[at] = numbers[other] ?? 0;
    numbers[other] = number;
  }
  return numbers.subarray(0, count);
}
