/** Content as it is written, that can be taken back to where it was. */
export class Output {
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  /** Adds bytes or Latin text, and white space after them. */
  add(written: Uint8Array | string): void {
    this.#grow(written.length + 1);
    if (typeof written === 'string') {
      for (let at = 0; at < written.length; at++) this.#bytes[this.#length++] = written.charCodeAt(at);
    } else {
      this.#bytes.set(written, this.#length);
      this.#length += written.length;
    }
    this.#bytes[this.#length++] = 0x0a;
  }

  backTo(length: number): void {
    this.#length = length;
  }

  #grow(by: number): void {
    if (this.#length + by <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
