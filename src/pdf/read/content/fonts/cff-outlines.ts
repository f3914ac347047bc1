import type { GlyphOutline } from '../font.ts';
import { BigEndian } from './big-endian.ts';
import type { Cff, CffPrivate } from './cff.ts';
import { CharstringPath } from './charstring-path.ts';
import { Work } from './work.ts';

/** The outlines of a CFF program: its charstrings drawn, so that how they share subroutines makes no difference. */
export function cffOutlines(cff: Cff): ReadonlyMap<number, GlyphOutline> {
  const work = new Work();
  return new Map(
    cff.glyphs.map((charstring, gid) => {
      work.next();
      const run = new Charstring(cff, { own: cff.privateOf(gid), work });
      const isSound = run.draw(charstring, 0);
      const fingerprint = isSound ? run.path.fingerprint(cff.scale * 1000) : 'broken';
      return [gid, { fingerprint, advance: run.width * cff.scale * 1000 }] as const;
    }),
  );
}

const DEEPEST = 10;
const MOST_OPERANDS = 513;

/**
 * One charstring of Type 2 as it runs; hints are passed over.
 *
 * Source  Adobe technical note 5177
 */
class Charstring {
  readonly path = new CharstringPath();
  readonly #cff: Cff;
  readonly #private: CffPrivate;
  readonly #work: Work;
  readonly #stack: number[] = [];
  #hints = 0;
  #width: number | null = null;
  #isDone = false;

  constructor(cff: Cff, { own, work }: { readonly own: CffPrivate; readonly work: Work }) {
    this.#cff = cff;
    this.#private = own;
    this.#work = work;
  }

  get width(): number {
    return this.#width ?? this.#private.defaultWidth;
  }

  /** False for a charstring that is broken, or does what only fonts of the past do. */
  draw(bytes: Uint8Array, depth: number): boolean {
    if (depth > DEEPEST) return false;
    const data = new BigEndian(bytes);
    for (let at = 0; at < bytes.length && !this.#isDone; ) {
      const byte = data.u8(at);
      if (!this.#work.spend()) return false;
      if (byte >= 32 || byte === 28) {
        at = this.#number(data, at);
        if (this.#stack.length > MOST_OPERANDS) return false;
        continue;
      }
      at += 1;
      if (byte === 19 || byte === 20) {
        this.#takeHints();
        at += Math.ceil(this.#hints / 8);
      } else if (byte === 10 || byte === 29) {
        if (!this.#call(byte === 10 ? this.#private.subroutines : this.#cff.globalSubroutines, depth))
          return false;
      } else if (byte === 11) return true;
      else {
        const isKnown = byte === 12 ? this.#flex(data.u8(at++)) : this.#operator(byte);
        if (!isKnown) return false;
      }
    }
    return true;
  }

  #number(data: BigEndian, at: number): number {
    const byte = data.u8(at);
    if (byte === 28) return this.#push(data.i16(at + 1), at + 3);
    if (byte === 255) return this.#push((data.u32(at + 1) | 0) / 65536, at + 5);
    if (byte <= 246) return this.#push(byte - 139, at + 1);
    if (byte <= 250) return this.#push((byte - 247) * 256 + data.u8(at + 1) + 108, at + 2);
    return this.#push(-(byte - 251) * 256 - data.u8(at + 1) - 108, at + 2);
  }

  #push(value: number, behind: number): number {
    this.#stack.push(value);
    return behind;
  }

  #call(subroutines: readonly Uint8Array[], depth: number): boolean {
    const bias = subroutines.length < 1240 ? 107 : subroutines.length < 33900 ? 1131 : 32768;
    const subroutine = subroutines[(this.#stack.pop() ?? 0) + bias];
    return subroutine !== undefined && this.draw(subroutine, depth + 1);
  }

  /** The first operator that clears the stack may have one number more in front: the width. */
  #takeWidth(isThere: boolean): void {
    if (this.#width === null) {
      this.#width = isThere
        ? this.#private.nominalWidth + (this.#stack.shift() ?? 0)
        : this.#private.defaultWidth;
    }
  }

  #takeHints(): void {
    this.#takeWidth(this.#stack.length % 2 === 1);
    this.#hints += this.#stack.length >> 1;
    this.#stack.length = 0;
  }

  #operator(operator: number): boolean {
    const stack = this.#stack;
    switch (operator) {
      case 1:
      case 3:
      case 18:
      case 23:
        this.#takeHints();
        return true;
      case 21:
        this.#takeWidth(stack.length > 2);
        this.path.move(stack[0] ?? 0, stack[1] ?? 0);
        break;
      case 22:
        this.#takeWidth(stack.length > 1);
        this.path.move(stack[0] ?? 0, 0);
        break;
      case 4:
        this.#takeWidth(stack.length > 1);
        this.path.move(0, stack[0] ?? 0);
        break;
      case 14:
        this.#takeWidth(stack.length === 1 || stack.length === 5);
        this.#isDone = true;
        // An accent on a letter, by the names of both: of the past.
        if (stack.length >= 4) return false;
        break;
      default:
        if (!this.#lines(operator)) return false;
    }
    stack.length = 0;
    return true;
  }

  #lines(operator: number): boolean {
    const stack = this.#stack;
    const count = stack.length;
    switch (operator) {
      case 5:
        this.#linesTo(0, count);
        return true;
      case 6:
      case 7:
        stack.forEach((step, index) => {
          const isAcross = (index % 2 === 0) === (operator === 6);
          this.path.line(isAcross ? step : 0, isAcross ? 0 : step);
        });
        return true;
      case 8:
        this.#curvesTo(0, count);
        return true;
      case 24:
        this.#curvesTo(0, count - 2);
        this.#linesTo(count - 2, count);
        return true;
      case 25:
        this.#linesTo(0, count - 6);
        this.#curvesTo(count - 6, count);
        return true;
      case 26:
      case 27:
        this.#parallel(operator === 27);
        return true;
      case 30:
      case 31:
        this.#alternating(operator === 31);
        return true;
      default:
        return false;
    }
  }

  #linesTo(from: number, to: number): void {
    for (let at = from; at + 2 <= to; at += 2) this.path.line(this.#stack[at] ?? 0, this.#stack[at + 1] ?? 0);
  }

  #curvesTo(from: number, to: number): void {
    for (let at = from; at + 6 <= to; at += 6) this.path.curve(this.#stack.slice(at, at + 6));
  }

  /** hhcurveto and vvcurveto: both ends run the same way; the first may stray by one number in front. */
  #parallel(isAcross: boolean): void {
    const stack = this.#stack;
    let at = stack.length % 4 === 1 ? 1 : 0;
    let stray = at === 1 ? (stack[0] ?? 0) : 0;
    for (; at + 4 <= stack.length; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = stack.slice(at, at + 4);
      this.path.curve(isAcross ? [a, stray, b, c, d, 0] : [stray, a, b, c, 0, d]);
      stray = 0;
    }
  }

  /** hvcurveto and vhcurveto: across and up in turn; the last may have one number more. */
  #alternating(startsAcross: boolean): void {
    const stack = this.#stack;
    let isAcross = startsAcross;
    for (let at = 0; at + 4 <= stack.length; at += 4, isAcross = !isAcross) {
      const [a = 0, b = 0, c = 0, d = 0] = stack.slice(at, at + 4);
      const last = stack.length - at === 5 ? (stack[at + 4] ?? 0) : 0;
      this.path.curve(isAcross ? [a, 0, b, c, last, d] : [0, a, b, c, d, last]);
    }
  }

  #flex(operator: number): boolean {
    const s = (index: number): number => this.#stack[index] ?? 0;
    if (operator === 34) {
      this.path.curve([s(0), 0, s(1), s(2), s(3), 0]);
      this.path.curve([s(4), 0, s(5), -s(2), s(6), 0]);
    } else if (operator === 35) this.#curvesTo(0, 12);
    else if (operator === 36) {
      this.path.curve([s(0), s(1), s(2), s(3), s(4), 0]);
      this.path.curve([s(5), 0, s(6), s(7), s(8), -(s(1) + s(3) + s(7))]);
    } else if (operator === 37) {
      const dx = s(0) + s(2) + s(4) + s(6) + s(8);
      const dy = s(1) + s(3) + s(5) + s(7) + s(9);
      const isAcross = Math.abs(dx) > Math.abs(dy);
      this.#curvesTo(0, 6);
      this.path.curve([s(6), s(7), s(8), s(9), isAcross ? s(10) : -dx, isAcross ? -dy : s(10)]);
    } else return false;
    this.#stack.length = 0;
    return true;
  }
}
