import { Bug } from '../base/fault.ts';

/**
 * The pieces of a section's pages, in one buffer that is used over and over.
 *
 * Shape   a piece for each slot; a slot that was not filled is empty
 */
export class Arena {
  #bytes: Buffer;
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  #used = 0;

  constructor(slots: number, capacity: number) {
    this.#bytes = Buffer.allocUnsafe(capacity);
    this.#starts = new Float64Array(slots);
    this.#ends = new Float64Array(slots);
  }

  /** Forgets all pieces. */
  clear(): void {
    this.#used = 0;
    this.#starts.fill(0);
    this.#ends.fill(0);
  }

  /** The buffer that pieces are put into. */
  get bytes(): Buffer {
    return this.#bytes;
  }

  /**
   * Where in the buffer the next piece begins.
   *
   * Shape   `most` bytes are free from there on; the buffer is another one once it had to grow
   */
  begin(most: number): number {
    if (this.#bytes.length - this.#used < most) this.#grow(most);
    return this.#used;
  }

  /** Says that the piece of a slot stands from where it began to here. */
  end(slot: number, end: number): void {
    if (end > this.#bytes.length) throw new Bug('a piece of a page is longer than was said');
    this.#starts[slot] = this.#used;
    this.#ends[slot] = end;
    this.#used = end;
  }

  /** Copies the piece of a slot; gives back where it ends, beyond the buffer where it does not fit. */
  copy(slot: number, into: Buffer, at: number): number {
    const [start, end] = [this.#starts[slot] ?? 0, this.#ends[slot] ?? 0];
    this.#bytes.copy(into, at, start, end);
    return at + end - start;
  }

  /** How long the piece of a slot is. */
  length(slot: number): number {
    return (this.#ends[slot] ?? 0) - (this.#starts[slot] ?? 0);
  }

  #grow(most: number): void {
    const larger = Buffer.allocUnsafe(this.#bytes.length * 2 + most);
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}
