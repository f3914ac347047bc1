import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkit';
import { Bug } from '../base/fault.ts';
import { openFont } from './fonts.ts';
import type { FontId } from './run.ts';
import { tidyFont } from './sfnt.ts';
import { stemOf } from './stem.ts';

/**
 * A font cut down to some of its glyphs, with all that a PDF font descriptor says of it.
 *
 * Space   lengths in 1/1000 em, y up, as PDF wants them
 */
export interface FontSubset {
  /** A TrueType file, for FontFile2. */
  readonly data: Uint8Array;
  /** Without tag: the name in the file is `TAG+postScriptName`. */
  readonly postScriptName: string;
  /** Six capitals: the same for the same glyphs of the same font, and for no others. */
  readonly tag: string;
  /**
   * The number that the subset gives to a glyph of the font; CIDs are the subset's own glyph numbers.
   *
   * Throws  Bug if the glyph is not in the subset
   */
  readonly cidOf: (glyphId: number) => number;
  /** The advance of each CID from 0, the parts of composite glyphs at the end. */
  readonly widths: readonly number[];
  readonly bbox: readonly [x0: number, y0: number, x1: number, y1: number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees, against the clock from the upright. */
  readonly italicAngle: number;
  readonly stemV: number;
  /** ISO 32000-1, table 123. */
  readonly flags: number;
}

/**
 * The subset of a font that holds these glyphs, « not defined » always among them.
 *
 * Order   by glyph number, whatever order they come in: the same glyphs give the same bytes
 */
export function subsetFont(id: FontId, glyphIds: Iterable<number>): FontSubset {
  const glyphs = [...new Set([0, ...glyphIds])].sort((a, b) => a - b);
  const name = nameOf(id, glyphs);
  const made = known.get(name);
  if (made !== undefined) return made;
  if (known.size >= MOST_KNOWN) known.clear();
  const subset = subsetOf(id, glyphs);
  known.set(name, subset);
  return subset;
}

const nameOf = (id: FontId, glyphs: readonly number[]): string => `${id}:${glyphs.join(',')}`;

/** Why  all files of a job show the same glyphs */
const known = new Map<string, FontSubset>();

/** More than the files of any job have together. */
const MOST_KNOWN = 64;

function subsetOf(id: FontId, glyphs: readonly number[]): FontSubset {
  const font = openFont(id);
  const data = cut(font, id, glyphs);
  const cids = new Map(glyphs.map((glyph, cid) => [glyph, cid]));
  const perMille = (units: number): number => (units * 1000) / font.unitsPerEm;
  return {
    data,
    postScriptName: font.postscriptName,
    tag: tagOf(id, glyphs),
    cidOf: (glyphId) => {
      const cid = cids.get(glyphId);
      if (cid === undefined) throw new Bug(`glyph ${glyphId} of ${id} is not in its subset`);
      return cid;
    },
    widths: advancesIn(data).map(perMille),
    bbox: [
      Math.floor(perMille(font.bbox.minX)),
      Math.floor(perMille(font.bbox.minY)),
      Math.ceil(perMille(font.bbox.maxX)),
      Math.ceil(perMille(font.bbox.maxY)),
    ],
    ascent: perMille(font.ascent),
    descent: perMille(font.descent),
    capHeight: perMille(font.capHeight),
    italicAngle: font.italicAngle,
    stemV: stemOf(id),
    flags: font.italicAngle === 0 ? SYMBOLIC : SYMBOLIC | ITALIC,
  };
}

/** Glyphs are picked by number, through no encoding of the font's: that is what makes it « symbolic ». */
const SYMBOLIC = 1 << 2;
const ITALIC = 1 << 6;

function cut(font: Font, id: FontId, glyphs: readonly number[]): Uint8Array {
  const subset = font.createSubset();
  for (const glyph of glyphs) {
    if (!Number.isInteger(glyph) || glyph < 0 || glyph >= font.numGlyphs) {
      throw new Bug(`the font ${id} has no glyph ${glyph}`);
    }
    subset.includeGlyph(font.getGlyph(glyph));
  }
  return tidyFont(subset.encode());
}

function advancesIn(data: Uint8Array): readonly number[] {
  const subset = create(Buffer.from(data));
  if (!('numGlyphs' in subset)) throw new Bug('a subset came out as a collection');
  return Array.from({ length: subset.numGlyphs }, (_, cid) => subset.getGlyph(cid).advanceWidth);
}

const CAPITALS = 26;

function tagOf(id: FontId, glyphs: readonly number[]): string {
  const hash = createHash('sha256').update(nameOf(id, glyphs)).digest();
  return String.fromCharCode(...Array.from(hash.subarray(0, 6), (byte) => 65 + (byte % CAPITALS)));
}
