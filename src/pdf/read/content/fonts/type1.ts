import type { GlyphOutline } from '../font.ts';
import { BigEndian } from './big-endian.ts';
import { CharstringPath } from './charstring-path.ts';
import { ENCODINGS } from './encodings.ts';
import { Work } from './work.ts';

/** A Type 1 program: its glyphs numbered in the order that they stand in. */
export interface Type1 {
  readonly glyphs: readonly Uint8Array[];
  readonly subroutines: ReadonlyMap<number, Uint8Array>;
  readonly gidOfName: ReadonlyMap<string, number>;
  readonly encoding: ReadonlyMap<number, string>;
  readonly scale: number;
}

/**
 * Null for what is no Type 1 program.
 *
 * Source  Adobe Type 1 Font Format, 1990, chapters 2, 6 and 7
 */
export function readType1(bytes: Uint8Array): Type1 | null {
  const buffer = withoutSegments(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const start = buffer.indexOf('eexec');
  if (!buffer.subarray(0, 2).equals(Buffer.from('%!')) || start < 0) return null;
  const clear = buffer.toString('latin1', 0, start);
  const secret = decrypted(cipher(buffer, start + 5), EEXEC_KEY, 4);
  const skip = Number(/\/lenIV\s+(\d+)/.exec(secret.toString('latin1', 0, 4096))?.[1] ?? 4);
  const named = charstrings(secret, skip);
  return {
    glyphs: named.map(([, charstring]) => charstring),
    subroutines: subroutines(secret, skip),
    gidOfName: new Map(named.map(([name], gid) => [name, gid])),
    encoding: encodingOf(clear),
    scale: Number(/\/FontMatrix\s*\[\s*([\d.eE+-]+)/.exec(clear)?.[1] ?? 0.001) || 0.001,
  };
}

const EEXEC_KEY = 55665;
const CHARSTRING_KEY = 4330;

/** The parts of a .pfb file without their six-byte headers. */
function withoutSegments(buffer: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (buffer[at] === 0x80 && (buffer[at + 1] ?? 3) < 3 && at + 6 <= buffer.length) {
    const length = buffer.readUInt32LE(at + 2);
    parts.push(buffer.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  return parts.length === 0 ? buffer : Buffer.concat(parts);
}

/** What is encrypted: as bytes, or as hexadecimal digits. */
function cipher(buffer: Buffer, from: number): Buffer {
  let at = from;
  while (buffer[at] === 32 || buffer[at] === 9 || buffer[at] === 10 || buffer[at] === 13) at += 1;
  const start = buffer.toString('latin1', at, at + 4);
  if (!/^[0-9A-Fa-f]{4}$/.test(start)) return buffer.subarray(at);
  return Buffer.from(buffer.toString('latin1', at).replace(/[^0-9A-Fa-f]/g, ''), 'hex');
}

function decrypted(bytes: Uint8Array, key: number, skip: number): Buffer {
  const out = Buffer.alloc(bytes.length);
  let state = key;
  bytes.forEach((byte, index) => {
    out[index] = byte ^ (state >> 8);
    state = ((byte + state) * 52845 + 22719) & 0xffff;
  });
  return out.subarray(skip);
}

/** `/name length RD bytes`: the words for RD are the font's own. */
function charstrings(secret: Buffer, skip: number): readonly (readonly [string, Uint8Array])[] {
  const found: (readonly [string, Uint8Array])[] = [];
  let at = secret.indexOf('/CharStrings');
  if (at < 0) return found;
  at = secret.indexOf('begin', at);
  for (;;) {
    const head = /^[^/]{0,64}\/(\S+)\s+(\d+)\s+(?:RD|-\|)\s/.exec(secret.toString('latin1', at, at + 256));
    if (at < 0 || head === null) return found;
    const from = at + head[0].length;
    const length = Number(head[2]);
    found.push([head[1] ?? '', decrypted(secret.subarray(from, from + length), CHARSTRING_KEY, skip)]);
    at = from + length;
  }
}

function subroutines(secret: Buffer, skip: number): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>();
  let at = secret.indexOf('/Subrs');
  if (at < 0) return found;
  for (;;) {
    const head = /^[\s\S]{0,64}?dup\s+(\d+)\s+(\d+)\s+(?:RD|-\|)\s/.exec(
      secret.toString('latin1', at, at + 128),
    );
    if (head === null) return found;
    const from = at + head[0].length;
    const length = Number(head[2]);
    found.set(Number(head[1]), decrypted(secret.subarray(from, from + length), CHARSTRING_KEY, skip));
    at = from + length;
  }
}

function encodingOf(clear: string): ReadonlyMap<number, string> {
  if (/\/Encoding\s+StandardEncoding/.test(clear)) {
    const names = ENCODINGS.get('StandardEncoding') ?? [];
    return new Map(names.flatMap((name, code) => (name === null ? [] : [[code, name] as const])));
  }
  return new Map(
    [...clear.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g)].map((put) => [Number(put[1]), put[2] ?? '']),
  );
}

/** The outlines of a Type 1 program, its charstrings drawn. */
export function type1Outlines(font: Type1): ReadonlyMap<number, GlyphOutline> {
  const work = new Work();
  return new Map(
    font.glyphs.map((charstring, gid) => {
      work.next();
      const run = new Type1Charstring(font, work);
      const fingerprint = run.draw(charstring, 0) ? run.path.fingerprint(font.scale * 1000) : 'broken';
      return [gid, { fingerprint, advance: run.width * font.scale * 1000 }] as const;
    }),
  );
}

const DEEPEST = 10;

/** One charstring as it runs; hints are passed over, flexes drawn as the two curves that they are. */
class Type1Charstring {
  readonly path = new CharstringPath();
  width = 0;
  readonly #font: Type1;
  readonly #work: Work;
  readonly #stack: number[] = [];
  readonly #handed: number[] = [];
  #flex: number[] | null = null;
  #isDone = false;

  constructor(font: Type1, work: Work) {
    this.#font = font;
    this.#work = work;
  }

  draw(bytes: Uint8Array, depth: number): boolean {
    if (depth > DEEPEST) return false;
    const data = new BigEndian(bytes);
    for (let at = 0; at < bytes.length && !this.#isDone; ) {
      const byte = data.u8(at);
      if (!this.#work.spend()) return false;
      if (byte >= 32) {
        at = this.#number(data, at);
        if (this.#stack.length > 64) return false;
        continue;
      }
      at += 1;
      if (byte === 11) return true;
      if (byte === 10) {
        const subroutine = this.#font.subroutines.get(this.#stack.pop() ?? -1);
        if (subroutine === undefined || !this.draw(subroutine, depth + 1)) return false;
      } else if (byte === 12 ? !this.#escaped(data.u8(at++)) : !this.#operator(byte)) return false;
    }
    return true;
  }

  #number(data: BigEndian, at: number): number {
    const byte = data.u8(at);
    const [value, length] =
      byte === 255
        ? [data.u32(at + 1) | 0, 5]
        : byte <= 246
          ? [byte - 139, 1]
          : byte <= 250
            ? [(byte - 247) * 256 + data.u8(at + 1) + 108, 2]
            : [-(byte - 251) * 256 - data.u8(at + 1) - 108, 2];
    this.#stack.push(value);
    return at + length;
  }

  #operator(operator: number): boolean {
    const s = (index: number): number => this.#stack[index] ?? 0;
    switch (operator) {
      case 1:
      case 3:
      case 9:
        break;
      case 13:
        this.width = s(1);
        this.path.x = s(0);
        break;
      case 14:
        this.#isDone = true;
        break;
      case 21:
        this.#move(s(0), s(1));
        break;
      case 22:
        this.#move(s(0), 0);
        break;
      case 4:
        this.#move(0, s(0));
        break;
      case 5:
        this.path.line(s(0), s(1));
        break;
      case 6:
        this.path.line(s(0), 0);
        break;
      case 7:
        this.path.line(0, s(0));
        break;
      case 8:
        this.path.curve(this.#stack.slice(0, 6));
        break;
      case 30:
        this.path.curve([0, s(0), s(1), s(2), s(3), 0]);
        break;
      case 31:
        this.path.curve([s(0), 0, s(1), s(2), 0, s(3)]);
        break;
      default:
        return false;
    }
    this.#stack.length = 0;
    return true;
  }

  /** In a flex, moves are the points of its curves. */
  #move(dx: number, dy: number): void {
    if (this.#flex === null) this.path.move(dx, dy);
    else this.#flex.push(dx, dy);
  }

  #escaped(operator: number): boolean {
    const stack = this.#stack;
    if (operator === 12) {
      const [by, value] = [stack.pop() ?? 1, stack.pop() ?? 0];
      stack.push(value / by);
      return true;
    }
    if (operator === 16) return this.#other();
    if (operator === 17) {
      stack.push(this.#handed.pop() ?? 0);
      return true;
    }
    if (operator === 7) {
      this.width = stack[2] ?? 0;
      this.path.x = stack[0] ?? 0;
      this.path.y = stack[1] ?? 0;
    } else if (operator !== 0 && operator !== 1 && operator !== 2 && operator !== 33) return false;
    stack.length = 0;
    return true;
  }

  /** OtherSubrs: 1 starts a flex, 2 adds a point to it, 0 ends it, 3 changes hints. */
  #other(): boolean {
    const stack = this.#stack;
    const which = stack.pop() ?? -1;
    const count = stack.pop() ?? 0;
    const handed = stack.splice(Math.max(0, stack.length - count));
    if (which === 1) this.#flex = [];
    else if (which === 0) return this.#endFlex(handed);
    else if (which === 3) this.#handed.push(3);
    else if (which !== 2) return false;
    return true;
  }

  /** Seven moves: the first to a point of reference, from which the second goes on. */
  #endFlex(handed: readonly number[]): boolean {
    const steps = this.#flex;
    this.#flex = null;
    if (steps === null || steps.length !== 14) return false;
    const [rx = 0, ry = 0, dx = 0, dy = 0] = steps;
    this.path.curve([rx + dx, ry + dy, ...steps.slice(4, 8)]);
    this.path.curve(steps.slice(8, 14));
    this.#handed.push(handed[2] ?? 0, handed[1] ?? 0);
    return true;
  }
}
