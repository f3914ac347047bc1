import { Bug } from '../base/fault.ts';
import { Aes, BLOCK } from './aes.ts';

/** What is enciphered under a key: numbers of so many decimal digits, and the public tweak that goes with all of them. */
export interface Ff1Parameters {
  readonly digits: number;
  readonly tweak?: Uint8Array;
}

const RADIX = 10;
const ROUNDS = 10;

/** Where the half stands in Q, after the tweak and the round: its last word holds all of it that changes. */
const LAST_WORD = BLOCK - 4;

/**
 * FF1 over decimal numbers: every number of so many digits goes to another one, none twice.
 *
 * Shape   numbers as such, their leading zeros counted among the digits
 * Why     all numbers of a call go through a round together. P does not depend on them, and Q is one block, so that a round
 *         is one AES call for all: a hundred times faster than one number after the other
 * Source  NIST SP 800-38G, algorithms 7 and 8
 */
export class Ff1 {
  readonly #aes: Aes;
  /** What the left half and the right one are below: 10^u and 10^v. */
  readonly #left: number;
  readonly #right: number;
  /** AES of P, xored with the tweak. */
  readonly #mask: Buffer;
  /** The bits that the round number stands above: those of the bytes of a half. */
  readonly #halfBits: number;

  /** Throws  Bug unless a half fits three bytes, and tweak, round and half one block */
  constructor(key: Uint8Array, { digits, tweak = new Uint8Array() }: Ff1Parameters) {
    const left = Math.floor(digits / 2);
    this.#left = RADIX ** left;
    this.#right = RADIX ** (digits - left);
    this.#halfBits = 8 * Math.ceil(Math.log2(this.#right) / 8);
    if (digits < 6 || digits > 14 || tweak.length > LAST_WORD) {
      throw new Bug(`FF1 of ${digits} digits with a tweak of ${tweak.length} bytes is not made here`);
    }
    const p = Buffer.alloc(BLOCK);
    p.set([1, 2, 1, 0, 0, RADIX, ROUNDS, left]);
    p.writeUInt32BE(digits, 8);
    p.writeUInt32BE(tweak.length, 12);
    this.#aes = new Aes(key);
    this.#mask = this.#aes.encrypt(p);
    tweak.forEach((byte, at) => {
      this.#mask[at] = (this.#mask[at] ?? 0) ^ byte;
    });
  }

  /** The numbers enciphered, in their order. */
  encrypt(numbers: Float64Array): Float64Array {
    let [a, b] = this.#halvesOf(numbers);
    const q = Buffer.alloc(numbers.length * BLOCK, this.#mask);
    for (let round = 0; round < ROUNDS; round++) {
      this.#writeHalves(q, b, round);
      add(a, this.#aes.encrypt(q), this.#limitIn(round));
      [a, b] = [b, a];
    }
    return this.#joined(a, b);
  }

  /** The number that is enciphered to this one. */
  decrypt(number: number): number {
    let [a, b] = this.#halvesOf(Float64Array.of(number));
    const q = Buffer.alloc(BLOCK, this.#mask);
    for (let round = ROUNDS - 1; round >= 0; round--) {
      this.#writeHalves(q, a, round);
      const added = new Float64Array(1);
      const limit = this.#limitIn(round);
      add(added, this.#aes.encrypt(q), limit);
      b[0] = rest((b[0] ?? 0) + limit - (added[0] ?? 0), limit);
      [a, b] = [b, a];
    }
    return this.#joined(a, b)[0] ?? 0;
  }

  #halvesOf(numbers: Float64Array): [Float64Array, Float64Array] {
    const [a, b] = [new Float64Array(numbers.length), new Float64Array(numbers.length)];
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      a[at] = Math.floor(number / this.#right);
      b[at] = number % this.#right;
    }
    return [a, b];
  }

  /** Both halves as numbers, in place of the left ones. */
  #joined(a: Float64Array, b: Float64Array): Float64Array {
    for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) * this.#right + (b[at] ?? 0);
    return a;
  }

  /** What the half that a round changes is below. */
  #limitIn(round: number): number {
    return round % 2 === 0 ? this.#left : this.#right;
  }

  /** AES(P) xor Q: of one round to the next only the last word changes. */
  #writeHalves(q: Buffer, halves: Float64Array, round: number): void {
    const words = new DataView(q.buffer, q.byteOffset, q.length);
    const mask = this.#mask.readUInt32BE(LAST_WORD) ^ (round << this.#halfBits);
    for (let at = 0; at < halves.length; at++) {
      words.setUint32(at * BLOCK + LAST_WORD, mask ^ (halves[at] ?? 0));
    }
  }
}

/** To each half the first 8 bytes of its block, modulo the limit. */
function add(halves: Float64Array, blocks: Buffer, limit: number): void {
  const words = new DataView(blocks.buffer, blocks.byteOffset, blocks.length);
  const wordRest = 0x1_0000_0000 % limit;
  for (let at = 0; at < halves.length; at++) {
    const high = rest(words.getUint32(at * BLOCK), limit);
    halves[at] = rest((halves[at] ?? 0) + high * wordRest + words.getUint32(at * BLOCK + 4), limit);
  }
}

/**
 * A whole number modulo another.
 *
 * Why     several times faster than %, which has to be right for every double; this one is exact where, as here, the number
 *         is below 2⁴⁶ and the limit at most 10⁷: the quotient is then never rounded up to the next whole one
 */
const rest = (number: number, limit: number): number => number - Math.floor(number / limit) * limit;
