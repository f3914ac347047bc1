/**
 * Texts that are put into a buffer over and over: whole words are copied, the last one often longer than the text.
 *
 * Why     a loop over words is several times as fast as one over bytes, and than a call for each of so many short texts.
 *         The widest word that is copied at once is a double: eight letters of ASCII are always a finite one, and come
 *         out as they went in
 */
export class Stamps {
  readonly #words: Float64Array;
  readonly #lengths: Uint16Array;
  /** How many words a stamp is. */
  readonly #span: number;

  /** Throws  RangeError if a text is not ASCII */
  constructor(texts: readonly string[]) {
    const bytes = texts.map(asciiBytes);
    this.#span = Math.ceil(Math.max(0, ...bytes.map(({ length }) => length)) / WORD);
    this.#lengths = Uint16Array.from(bytes, ({ length }) => length);
    this.#words = new Float64Array(texts.length * this.#span);
    for (const [index, one] of bytes.entries()) {
      this.#words.set(wordsOf(one, this.#span), index * this.#span);
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
    for (let word = from, to = at; word < end; word++, to += WORD)
      into.setFloat64(to, words[word] ?? 0, true);
    return at + (this.#lengths[index] ?? 0);
  }
}

/** A text that is put down as those of `Stamps` are, by itself. */
export class Stamp {
  readonly #words: Float64Array;
  readonly #length: number;

  /** Throws  RangeError if the text is not ASCII */
  constructor(text: string) {
    const bytes = asciiBytes(text);
    this.#length = bytes.length;
    this.#words = wordsOf(bytes, Math.ceil(bytes.length / WORD));
  }

  /** Puts it down; gives back where it ends. The seven bytes after it are not kept. */
  put(into: DataView, at: number): number {
    const words = this.#words;
    for (let word = 0, to = at; word < words.length; word++, to += WORD)
      into.setFloat64(to, words[word] ?? 0, true);
    return at + this.#length;
  }

  /** Whether two are put down as the same bytes. */
  equals(other: Stamp): boolean {
    return this.#length === other.#length && this.#words.every((word, at) => word === other.#words[at]);
  }
}

const WORD = 8;
const MOST_ASCII = 0x7e;

function asciiBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.some((byte) => byte > MOST_ASCII)) throw new RangeError('stamps are ASCII');
  return bytes;
}

/** So many words of bytes, empty ones behind them. */
function wordsOf(bytes: Buffer, count: number): Float64Array {
  const padded = Buffer.alloc(count * WORD);
  padded.set(bytes);
  return Float64Array.from({ length: count }, (_, word) => padded.readDoubleLE(word * WORD));
}

/** The view of the buffer that was last written to: all stamps of a section go into one. */
let view: DataView = new DataView(new ArrayBuffer(0));

/** A buffer as stamps are put into it. */
export function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  const isSame = view.buffer === buffer && view.byteOffset === byteOffset && view.byteLength === byteLength;
  if (!isSame) view = new DataView(buffer, byteOffset, byteLength);
  return view;
}
