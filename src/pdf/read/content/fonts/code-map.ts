import { ByteBuffer } from '../string-bytes.ts';
import {
  ARRAY_END,
  ARRAY_START,
  END,
  HEX_STRING,
  LONG,
  NUMBER,
  OVERFLOW,
  STRING,
  Tokens,
} from '../tokens.ts';
import type { GlyphBuffer } from './glyph-buffer.ts';

/** Codes of one length: those from `low` to `high`, byte by byte. */
interface CodeSpace {
  readonly bytes: number;
  readonly low: number;
  readonly high: number;
}

interface Span<T> {
  readonly low: number;
  readonly high: number;
  readonly to: T;
}

/**
 * A character map of a PDF: which codes a string is cut into, and what each means.
 *
 * Shape   `cids` of an /Encoding, `texts` of a /ToUnicode table, spans sorted by their first code
 * Source  Adobe technical notes 5014 and 5411
 */
export interface CodeMap {
  readonly spaces: readonly CodeSpace[];
  readonly cids: readonly Span<number>[];
  readonly texts: readonly Span<string>[];
  readonly problems: readonly string[];
}

/** Cuts a string into codes by a map's code spaces, each with its CID; there must be room for them. */
export function cutCodes(map: CodeMap, { bytes, length }: ByteBuffer, into: GlyphBuffer): void {
  for (let at = 0; at < length; ) {
    let [code, taken] = [0, 0];
    do {
      code = code * 256 + (bytes[at + taken] ?? 0);
      taken += 1;
    } while (
      taken < LONGEST_CODE &&
      at + taken < length &&
      !map.spaces.some((space) => holds(space, taken, code))
    );
    into.codes[into.count] = code;
    into.cids[into.count++] = cidOf(map, code) ?? 0;
    at += taken;
  }
}

const LONGEST_CODE = 4;

function holds({ bytes, low, high }: CodeSpace, taken: number, code: number): boolean {
  if (bytes !== taken) return false;
  for (let shift = 0; shift < 8 * bytes; shift += 8) {
    const byte = (code >>> shift) & 0xff;
    if (byte < ((low >>> shift) & 0xff) || byte > ((high >>> shift) & 0xff)) return false;
  }
  return true;
}

/** What a span of texts says of a code: the last character is counted on from the span's first code. */
export function textOf(map: CodeMap, code: number): string | null {
  const span = spanOf(map.texts, code);
  if (span === null) return null;
  if (code === span.low) return span.to;
  const last = span.to.length - 1;
  return span.to.slice(0, last) + String.fromCharCode(span.to.charCodeAt(last) + code - span.low);
}

export function cidOf(map: CodeMap, code: number): number | null {
  const span = spanOf(map.cids, code);
  return span === null ? null : span.to + code - span.low;
}

/** The last span that starts at or before the code: where two lay claim to one, the later one wins. */
function spanOf<T>(spans: readonly Span<T>[], code: number): Span<T> | null {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.low ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  const span = spans[low - 1];
  return span !== undefined && code <= span.high ? span : null;
}

/** More codes than any font has: what is left is not read, and said. */
const MOST_SPANS = 200_000;

const CODE_SPACE = 'endcodespacerange';
const USE_CMAP = 'usecmap';

export function readCodeMap(bytes: Uint8Array): CodeMap {
  const reader = new MapReader();
  const tokens = new Tokens(4 * MOST_SPANS);
  tokens.reset(bytes);
  for (let code = tokens.next(); code !== END && code !== OVERFLOW; code = tokens.next()) {
    if (code === LONG) reader.take(tokens, tokens.operator());
  }
  return reader.done();
}

/** Gathers what the operators of a character map say. */
class MapReader {
  readonly #spaces: CodeSpace[] = [];
  readonly #cids: Span<number>[] = [];
  readonly #texts: Span<string>[] = [];
  readonly #problems: string[] = [];
  readonly #buffer = new ByteBuffer();

  take(tokens: Tokens, operator: string): void {
    if (operator === USE_CMAP) this.#problems.push('its map builds on another map, which is not read');
    if (this.#cids.length + this.#texts.length > MOST_SPANS) {
      if (this.#problems.length === 0) this.#problems.push('its map has too many codes');
      return;
    }
    if (operator === CODE_SPACE) this.#takeSpaces(tokens);
    if (operator === 'endbfchar') this.#takeCharacters(tokens);
    if (operator === 'endbfrange') this.#takeRanges(tokens);
    if (operator === 'endcidchar') this.#takeCids(tokens, 2);
    if (operator === 'endcidrange') this.#takeCids(tokens, 3);
  }

  done(): CodeMap {
    return {
      spaces: this.#spaces,
      cids: inOrder(this.#cids),
      texts: inOrder(this.#texts),
      problems: this.#problems,
    };
  }

  #takeSpaces(tokens: Tokens): void {
    for (let index = 0; index + 1 < tokens.count; index += 2) {
      const low = this.#code(tokens, index);
      const bytes = this.#buffer.length;
      this.#spaces.push({ bytes, low, high: this.#code(tokens, index + 1) });
    }
  }

  #takeCharacters(tokens: Tokens): void {
    for (let index = 0; index + 1 < tokens.count; index += 2) {
      const code = this.#code(tokens, index);
      this.#texts.push({ low: code, high: code, to: this.#text(tokens, index + 1) });
    }
  }

  #takeRanges(tokens: Tokens): void {
    for (let index = 0; index + 2 < tokens.count; index += 3) {
      const [low, high] = [this.#code(tokens, index), this.#code(tokens, index + 1)];
      if (tokens.kinds[index + 2] !== ARRAY_START) {
        this.#texts.push({ low, high, to: this.#text(tokens, index + 2) });
        continue;
      }
      let at = index + 3;
      for (let code = low; at < tokens.count && tokens.kinds[at] !== ARRAY_END; at++, code++) {
        this.#texts.push({ low: code, high: code, to: this.#text(tokens, at) });
      }
      index = at - 2;
    }
  }

  #takeCids(tokens: Tokens, step: 2 | 3): void {
    for (let index = 0; index + step <= tokens.count; index += step) {
      const low = this.#code(tokens, index);
      const high = step === 2 ? low : this.#code(tokens, index + 1);
      const to = tokens.kinds[index + step - 1] === NUMBER ? (tokens.numbers[index + step - 1] ?? 0) : 0;
      this.#cids.push({ low, high, to });
    }
  }

  #code(tokens: Tokens, index: number): number {
    this.#read(tokens, index);
    let code = 0;
    for (let at = 0; at < Math.min(4, this.#buffer.length); at++)
      code = code * 256 + (this.#buffer.bytes[at] ?? 0);
    return code;
  }

  /** UTF-16, big end first. */
  #text(tokens: Tokens, index: number): string {
    this.#read(tokens, index);
    let text = '';
    for (let at = 0; at + 1 < this.#buffer.length; at += 2) {
      text += String.fromCharCode(256 * (this.#buffer.bytes[at] ?? 0) + (this.#buffer.bytes[at + 1] ?? 0));
    }
    return text;
  }

  #read(tokens: Tokens, index: number): void {
    this.#buffer.length = 0;
    const kind = tokens.kinds[index];
    if (kind === HEX_STRING || kind === STRING) tokens.string(index, this.#buffer);
  }
}

/** The sort is stable: of spans with one start, the later one stays behind, and is found first. */
const inOrder = <T>(spans: Span<T>[]): readonly Span<T>[] => spans.sort((a, b) => a.low - b.low);
