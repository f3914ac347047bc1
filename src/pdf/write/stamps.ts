/**
 * Texts that are put into a buffer over and over: whole words are copied, the last one often longer than the text.
 *
 * Why     a loop over words is several times as fast as one over bytes, and than a call for each of so many short texts
 */
export class Stamps {
  readonly #words: Int32Array;
  readonly #lengths: Uint16Array;
  /** How many words a stamp is. */
  readonly #span: number;

  /** Throws  RangeError if a text is not Latin-1 */
  constructor(texts: readonly string[]) {
    const bytes = texts.map((text) => Buffer.from(text, 'latin1'));
    if (bytes.some((one, at) => one.toString('latin1') !== texts[at]))
      throw new RangeError('stamps are Latin-1');
    this.#span = Math.ceil(Math.max(0, ...bytes.map(({ length }) => length)) / WORD);
    this.#lengths = Uint16Array.from(bytes, ({ length }) => length);
    this.#words = new Int32Array(texts.length * this.#span);
    for (const [index, one] of bytes.entries()) {
      const padded = Buffer.alloc(this.#span * WORD);
      padded.set(one);
      for (let word = 0; word < this.#span; word++) {
        this.#words[index * this.#span + word] = padded.readInt32LE(word * WORD);
      }
    }
  }

  /** How many bytes a stamp writes at most, those after its text with them. */
  get reach(): number {
    return this.#span * WORD;
  }

  /** Puts a text down; gives back where it ends. What follows it, up to its reach, is not kept. */
  put(index: number, into: DataView, at: number): number {
    const words = this.#words;
    const from = index * this.#span;
    const end = from + this.#span;
    for (let word = from, to = at; word < end; word++, to += WORD) into.setInt32(to, words[word] ?? 0, true);
    return at + (this.#lengths[index] ?? 0);
  }
}

const WORD = 4;
