import { CLASS, DELIMITER, NUMERIC, WHITE } from './characters.ts';
import { LONGEST_NAME, latin1, readName } from './names.ts';
import { endOfDictionary, endOfString } from './raw-dictionaries.ts';
import { type ByteBuffer, hexString, literalString } from './string-bytes.ts';

/** What an operand is. Arrays lie flat among the operands: an opening bracket, what is in them, a closing one. */
export const NUMBER = 1;
export const NAME = 2;
export const STRING = 3;
export const HEX_STRING = 4;
export const ARRAY_START = 5;
export const ARRAY_END = 6;
export const DICTIONARY = 7;
/** `true`, `false`, `null`. */
export const CONSTANT = 8;
/** What is no token of PDF. */
export const BROKEN = 9;

/** What `next` gives at the end of the content, for operators longer than three letters, and past the limit of operands. */
export const END = 0;
export const LONG = -1;
export const OVERFLOW = -2;

/** An operator as one number: its letters as bytes, the first highest. */
export function operatorCode(name: string): number {
  let code = 0;
  for (let index = 0; index < name.length; index++) code = code * 256 + name.charCodeAt(index);
  return name.length > 3 ? LONG : code;
}

/**
 * The operators of a content stream, one after the other, each with the operands in front of it.
 *
 *     const tokens = new Tokens();
 *     tokens.reset(bytes);
 *     for (let code = tokens.next(); code !== END; code = tokens.next()) …
 *
 * Shape   operand i of `count` is of `kinds[i]`; a number's value is `numbers[i]`; the bytes of any are `from[i]` to `to[i]`.
 *         The statement is the bytes from `start` to `at`, its operator those from `operatorStart` on: whoever rewrites
 *         content may copy whole statements
 * Why     no object is made for a number, and none for a name until it is asked for
 */
export class Tokens {
  bytes: Uint8Array = NONE;
  at = 0;
  count = 0;
  kinds: Uint8Array = new Uint8Array(FIRST_ROOM);
  numbers: Float64Array = new Float64Array(FIRST_ROOM);
  from: Int32Array = new Int32Array(FIRST_ROOM);
  to: Int32Array = new Int32Array(FIRST_ROOM);
  /** Where the first token of the statement stands that is none of PDF; -1 where all are. */
  broken = -1;
  /** Of the statement that was read last: its first operand, or its operator. */
  start = 0;
  operatorStart = 0;
  readonly #mostOperands: number;

  constructor(mostOperands = 1_000_000) {
    this.#mostOperands = mostOperands;
  }

  /** Starts anew with other content; without any, it holds none of what was read before. */
  reset(bytes: Uint8Array = NONE): void {
    this.bytes = bytes;
    this.at = 0;
    this.count = 0;
    this.broken = -1;
    this.start = 0;
    this.operatorStart = 0;
  }

  /** Reads up to and with the next operator. */
  next(): number {
    const { bytes } = this;
    const end = bytes.length;
    this.count = 0;
    this.broken = -1;
    let at = this.at;
    let isFirst = true;
    for (;;) {
      while (at < end && CLASS[bytes[at] as number] === WHITE) at += 1;
      if (isFirst) this.start = at;
      if (at >= end) {
        this.at = at;
        this.operatorStart = at;
        return END;
      }
      const byte = bytes[at] as number;
      const kind = CLASS[byte];
      if (kind === NUMERIC) at = this.#number(at);
      else if (kind === DELIMITER) {
        if (byte === 0x25) {
          while (at < end && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
          continue;
        }
        at = this.#delimited(at, byte);
      } else {
        const behind = this.#keyword(at);
        if (!this.#isConstant(at, behind)) {
          this.operatorStart = at;
          this.at = behind;
          return this.#code(at, behind);
        }
        this.#push(CONSTANT, at, behind);
        at = behind;
      }
      isFirst = false;
      if (this.count > this.#mostOperands) {
        this.at = at;
        return OVERFLOW;
      }
    }
  }

  /** The operator that was read last, by name. */
  operator(): string {
    return latin1(this.bytes, this.operatorStart, Math.min(this.at, this.operatorStart + LONGEST_NAME));
  }

  /** A name, without its slash and its escapes; null where the operand is none. */
  name(index: number): string | null {
    if (index < 0 || index >= this.count || this.kinds[index] !== NAME) return null;
    const [from, to] = [(this.from[index] as number) + 1, this.to[index] as number];
    return readName(this.bytes, from, to);
  }

  /** Whether the last so many operands are numbers. */
  endsInNumbers(wanted: number): boolean {
    const { kinds, count } = this;
    if (count < wanted) return false;
    for (let index = count - wanted; index < count; index++) if (kinds[index] !== NUMBER) return false;
    return true;
  }

  /** Writes what a string says into `out`. */
  string(index: number, out: ByteBuffer): void {
    const between = {
      bytes: this.bytes,
      from: (this.from[index] as number) + 1,
      to: (this.to[index] as number) - 1,
    };
    if (this.kinds[index] === HEX_STRING) hexString(between, out);
    else literalString(between, out);
  }

  #push(kind: number, from: number, to: number): number {
    const index = this.count++;
    if (index === this.kinds.length) this.#grow();
    if (kind === BROKEN && this.broken < 0) this.broken = from;
    this.kinds[index] = kind;
    this.from[index] = from;
    this.to[index] = to;
    return index;
  }

  #grow(): void {
    const room = 2 * this.kinds.length;
    const [kinds, numbers] = [new Uint8Array(room), new Float64Array(room)];
    const [from, to] = [new Int32Array(room), new Int32Array(room)];
    kinds.set(this.kinds);
    numbers.set(this.numbers);
    from.set(this.from);
    to.set(this.to);
    [this.kinds, this.numbers, this.from, this.to] = [kinds, numbers, from, to];
  }

  /** Why  most numbers are a few digits and a space, and need none of the questions that the others ask */
  #number(from: number): number {
    const { bytes } = this;
    const last = Math.min(from + MOST_SHORT_DIGITS, bytes.length - 1);
    let value = 0;
    for (let at = from; at <= last; at++) {
      const byte = bytes[at] as number;
      if (byte >= 0x30 && byte <= 0x39) value = value * 10 + (byte - 0x30);
      else if (at > from && (byte === 0x20 || byte === 0x0a)) {
        this.numbers[this.#push(NUMBER, from, at)] = value;
        return at;
      } else break;
    }
    return this.#longNumber(from);
  }

  /**
   * Why     digits are gathered as one whole number and divided once by a power of ten: exact, as long as they are few
   */
  #longNumber(from: number): number {
    const { bytes } = this;
    const end = bytes.length;
    let at = from;
    let byte = bytes[at] as number;
    const isNegative = byte === 0x2d;
    if (isNegative || byte === 0x2b) at += 1;
    let digits = 0;
    let value = 0;
    let behindPoint = -1;
    for (; at < end; at++) {
      byte = bytes[at] as number;
      if (byte >= 0x30 && byte <= 0x39) {
        value = value * 10 + (byte - 0x30);
        digits += 1;
      } else if (byte === 0x2e && behindPoint < 0) behindPoint = digits;
      else break;
    }
    if (at < end && CLASS[byte] !== WHITE && CLASS[byte] !== DELIMITER) {
      while (at < end && CLASS[bytes[at] as number] !== WHITE && CLASS[bytes[at] as number] !== DELIMITER)
        at += 1;
      this.#push(BROKEN, from, at);
      return at;
    }
    if (digits === 0) {
      this.#push(BROKEN, from, at);
      return at;
    }
    if (digits > MOST_EXACT_DIGITS) value = Number(latin1(bytes, isNegative ? from + 1 : from, at));
    else if (behindPoint >= 0) value /= POWERS[digits - behindPoint] as number;
    const index = this.#push(NUMBER, from, at);
    this.numbers[index] = isNegative ? -value : value;
    return at;
  }

  #delimited(at: number, byte: number): number {
    const { bytes } = this;
    if (byte === 0x2f) {
      let behind = at + 1;
      while (behind < bytes.length && isRegular(bytes[behind] as number)) behind += 1;
      this.#push(NAME, at, behind);
      return behind;
    }
    if (byte === 0x5b || byte === 0x5d) {
      this.#push(byte === 0x5b ? ARRAY_START : ARRAY_END, at, at + 1);
      return at + 1;
    }
    if (byte === 0x28) return this.#ended(STRING, at, endOfString(bytes, at, bytes.length));
    if (byte === 0x3c && bytes[at + 1] === 0x3c) {
      const behind = endOfDictionary(bytes, at, bytes.length);
      // What does not end takes the rest with it: to look for an end again from every bracket would never end.
      return this.#ended(behind < 0 ? BROKEN : DICTIONARY, at, behind < 0 ? bytes.length : behind);
    }
    if (byte === 0x3c) {
      const close = bytes.indexOf(0x3e, at);
      return this.#ended(close < 0 ? BROKEN : HEX_STRING, at, close < 0 ? bytes.length : close + 1);
    }
    return this.#ended(BROKEN, at, at + 1);
  }

  #ended(kind: number, from: number, to: number): number {
    this.#push(kind === STRING && this.bytes[to - 1] !== 0x29 ? BROKEN : kind, from, to);
    return to;
  }

  #keyword(from: number): number {
    const { bytes } = this;
    let at = from;
    while (at < bytes.length && isRegular(bytes[at] as number)) at += 1;
    return at;
  }

  #code(from: number, to: number): number {
    const { bytes } = this;
    if (to - from === 1) return bytes[from] as number;
    if (to - from === 2) return (bytes[from] as number) * 256 + (bytes[from + 1] as number);
    if (to - from > 3) return LONG;
    return ((bytes[from] as number) * 256 + (bytes[from + 1] as number)) * 256 + (bytes[from + 2] as number);
  }

  #isConstant(from: number, to: number): boolean {
    if (to - from !== 4 && to - from !== 5) return false;
    const word = latin1(this.bytes, from, to);
    return word === 'true' || word === 'false' || word === 'null';
  }
}

const NONE = new Uint8Array(0);
const FIRST_ROOM = 64;
/** So many digits are a whole number that a double holds exactly, and so is their power of ten. */
const MOST_EXACT_DIGITS = 15;
/** So many digits stay a small whole number to the machine. */
const MOST_SHORT_DIGITS = 8;
const POWERS = Float64Array.from({ length: MOST_EXACT_DIGITS + 1 }, (_, power) => 10 ** power);

function isRegular(byte: number): boolean {
  const kind = CLASS[byte];
  return kind !== WHITE && kind !== DELIMITER;
}
