import { createHash } from 'node:crypto';
import type { GlyphOutline } from '../font.ts';
import { concat, type Matrix } from '../matrix.ts';
import { advanceIn, bearingIn, glyphCount, type Sfnt, unitsPerEm } from './sfnt-tables.ts';
import { Work } from './work.ts';

/** The outlines of a TrueType file by glyph, composites put together; null where the file has none. */
export function glyfOutlines(sfnt: Sfnt): ReadonlyMap<number, GlyphOutline> | null {
  const glyphs = new GlyfReader(sfnt);
  if (!glyphs.isSound) return null;
  const perMille = 1000 / unitsPerEm(sfnt);
  return new Map(
    Array.from({ length: glyphCount(sfnt) }, (_, gid) => {
      const outline = {
        fingerprint: fingerprintOf(glyphs, gid, perMille),
        advance: advanceIn(sfnt, gid) * perMille,
      };
      return [gid, outline] as const;
    }),
  );
}

/**
 * Why     points as a RIP sets them, in 1/1000 em: the same glyph has the same in the whole font and in any subset of it,
 *         however its parts are numbered there; hints are no part of it. RIPs shift a glyph so that its box starts where
 *         the metrics say, and so does this
 */
function fingerprintOf(glyphs: GlyfReader, gid: number, perMille: number): string {
  const points: number[] = [];
  const map: Matrix = [perMille, 0, 0, perMille, glyphs.shiftOf(gid) * perMille, 0];
  glyphs.work.next();
  if (!glyphs.append(gid, { to: points, map, depth: 0 })) return 'broken';
  if (points.length === 0) return 'empty';
  return `glyf:${createHash('sha256').update(Float64Array.from(points)).digest('hex')}`;
}

interface Target {
  /** x, y and a mark for each point: 1 on the curve, 0 off it, 2 more at the end of a contour. */
  readonly to: number[];
  readonly map: Matrix;
  readonly depth: number;
}

/** Parts of parts: fonts nest two deep; loops end here. */
const DEEPEST = 8;

/**
 * Reads the contours of glyphs.
 *
 * Source  OpenType specification, `glyf` and `loca`
 */
class GlyfReader {
  readonly isSound: boolean;
  readonly work = new Work();
  readonly #sfnt: Sfnt;
  readonly #glyf: { readonly at: number; readonly length: number };
  readonly #loca: { readonly at: number; readonly length: number };
  readonly #isLong: boolean;

  constructor(sfnt: Sfnt) {
    const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((tag) => sfnt.tables.get(tag));
    this.isSound = glyf !== undefined && loca !== undefined && head !== undefined;
    this.#sfnt = sfnt;
    this.#glyf = glyf ?? { at: 0, length: 0 };
    this.#loca = loca ?? { at: 0, length: 0 };
    this.#isLong = head !== undefined && sfnt.data.u16(head.at + 50) !== 0;
  }

  /** Puts the glyph's points behind those that are there; false where the glyph is broken. */
  append(gid: number, target: Target): boolean {
    if (target.depth > DEEPEST || !this.work.spend()) return false;
    const [from, end] = [this.#offset(gid), this.#offset(gid + 1)];
    if (end < from || end > this.#glyf.length) return false;
    if (end === from) return true;
    const at = this.#glyf.at + from;
    const contours = this.#sfnt.data.i16(at);
    return contours < 0 ? this.#composite(at + 10, target) : this.#simple(at + 10, contours, target);
  }

  /** How far the metrics move the glyph from where its points are. */
  shiftOf(gid: number): number {
    const from = this.#offset(gid);
    if (from < 0 || this.#offset(gid + 1) <= from) return 0;
    return bearingIn(this.#sfnt, gid) - this.#sfnt.data.i16(this.#glyf.at + from + 2);
  }

  #offset(gid: number): number {
    const width = this.#isLong ? 4 : 2;
    if (gid < 0 || width * (gid + 1) > this.#loca.length) return -1;
    const at = this.#loca.at + width * gid;
    return this.#isLong ? this.#sfnt.data.u32(at) : 2 * this.#sfnt.data.u16(at);
  }

  #simple(from: number, contours: number, { to, map }: Target): boolean {
    const { data } = this.#sfnt;
    if (contours === 0) return true;
    const ends = new Set(Array.from({ length: contours }, (_, index) => data.u16(from + 2 * index)));
    const count = data.u16(from + 2 * (contours - 1)) + 1;
    const flagsAt = from + 2 * contours + 2 + data.u16(from + 2 * contours);
    if (flagsAt > data.length || !this.work.spend(count)) return false;
    const { flags, at: xAt } = this.#flags(flagsAt, count);
    const xs = this.#coordinates(xAt, flags, X_BITS);
    const ys = this.#coordinates(xs.at, flags, Y_BITS);
    if (ys.at > data.length) return false;
    for (let index = 0; index < count; index++) {
      const [x, y] = [xs.values[index] ?? 0, ys.values[index] ?? 0];
      const mark = ((flags[index] ?? 0) & ON_CURVE) + (ends.has(index) ? 2 : 0);
      to.push(map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5], mark);
    }
    return true;
  }

  #flags(from: number, count: number): { readonly flags: readonly number[]; readonly at: number } {
    const flags: number[] = [];
    let at = from;
    while (flags.length < count) {
      const flag = this.#sfnt.data.u8(at++);
      const times = (flag & REPEATED) === 0 ? 0 : this.#sfnt.data.u8(at++);
      for (let index = 0; index <= times && flags.length < count; index++) flags.push(flag);
    }
    return { flags, at };
  }

  #coordinates(
    from: number,
    flags: readonly number[],
    { short, same }: { readonly short: number; readonly same: number },
  ): { readonly values: readonly number[]; readonly at: number } {
    const { data } = this.#sfnt;
    let [at, value] = [from, 0];
    const values = flags.map((flag) => {
      if ((flag & short) !== 0) {
        value += (flag & same) !== 0 ? data.u8(at) : -data.u8(at);
        at += 1;
      } else if ((flag & same) === 0) {
        value += data.i16(at);
        at += 2;
      }
      return value;
    });
    return { values, at };
  }

  #composite(from: number, target: Target): boolean {
    const { data } = this.#sfnt;
    for (let at = from; at + 4 <= data.length; ) {
      const [flags, gid] = [data.u16(at), data.u16(at + 2)];
      const part = this.#partMap(at + 4, flags);
      if (part === null) return false;
      if (!this.append(gid, { to: target.to, map: concat(part.map, target.map), depth: target.depth + 1 }))
        return false;
      if ((flags & MORE_PARTS) === 0) return true;
      at = part.at;
    }
    return false;
  }

  /** Null for a part that is set by matching points, which no font of today does. */
  #partMap(from: number, flags: number): { readonly map: Matrix; readonly at: number } | null {
    const { data } = this.#sfnt;
    if ((flags & BY_OFFSET) === 0) return null;
    const isWide = (flags & WIDE_OFFSET) !== 0;
    const [e, f] = isWide ? [data.i16(from), data.i16(from + 2)] : [data.i8(from), data.i8(from + 1)];
    const at = from + (isWide ? 4 : 2);
    const fixed = (index: number): number => data.i16(at + 2 * index) / 16384;
    if ((flags & ONE_SCALE) !== 0) return { map: [fixed(0), 0, 0, fixed(0), e, f], at: at + 2 };
    if ((flags & TWO_SCALES) !== 0) return { map: [fixed(0), 0, 0, fixed(1), e, f], at: at + 4 };
    if ((flags & FOUR_SCALES) !== 0)
      return { map: [fixed(0), fixed(1), fixed(2), fixed(3), e, f], at: at + 8 };
    return { map: [1, 0, 0, 1, e, f], at };
  }
}

const ON_CURVE = 0x01;
const REPEATED = 0x08;
const X_BITS = { short: 0x02, same: 0x10 };
const Y_BITS = { short: 0x04, same: 0x20 };
const WIDE_OFFSET = 0x0001;
const BY_OFFSET = 0x0002;
const ONE_SCALE = 0x0008;
const MORE_PARTS = 0x0020;
const TWO_SCALES = 0x0040;
const FOUR_SCALES = 0x0080;
