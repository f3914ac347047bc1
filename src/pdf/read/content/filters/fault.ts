/** Why a stream cannot be decoded. */
export type FilterFault = 'damaged' | 'inflates-too-far';

/** What a filter gives: bytes, or why not. */
export type Filtered = Uint8Array | FilterFault;

/** Bytes in the making, that grow up to a limit. */
export class Output {
  readonly #limit: number;
  #bytes: Uint8Array;
  #length = 0;

  constructor(limit: number, expected: number) {
    this.#limit = limit;
    this.#bytes = new Uint8Array(Math.max(1, Math.min(limit, expected)));
  }

  get length(): number {
    return this.#length;
  }

  /** False where the limit is reached: the byte is not taken. */
  put(byte: number): boolean {
    if (this.#length === this.#bytes.length && !this.#grow()) return false;
    this.#bytes[this.#length++] = byte;
    return true;
  }

  /** A byte that was put before. */
  at(index: number): number {
    return this.#bytes[index] ?? 0;
  }

  done(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(): boolean {
    if (this.#length >= this.#limit) return false;
    const larger = new Uint8Array(Math.min(this.#limit, 2 * this.#bytes.length));
    larger.set(this.#bytes);
    this.#bytes = larger;
    return true;
  }
}
