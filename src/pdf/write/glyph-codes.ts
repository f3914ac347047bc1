import { Bug } from '../../base/fault.ts';
import type { GlyphTexts } from './survey.ts';

/**
 * The codes of one font: a glyph, and what it says.
 *
 * Shape   `list[code]`; `gids` is the map from codes to the subset's glyphs as PDF has it, or null where a code is
 *         simply the glyph's number in the subset
 */
export interface Codes {
  readonly list: readonly Code[];
  readonly gids: Buffer | null;
  of(glyph: number, text: string): number;
}

interface Code {
  /** Null for a glyph that the subset holds for its own needs, such as part of an accented letter. */
  readonly glyph: number | null;
  readonly text: string;
}

/**
 * One code for each glyph and each text that it stands for.
 *
 * Why     one glyph draws the space and the no-break space: read back through one code, an amount would be said to
 *         be set with the wrong one
 */
export function codesOf(glyphs: GlyphTexts, gidOf: (glyph: number) => number): Codes {
  const list: Code[] = [];
  const gids: number[] = [];
  const codes = new Map<string, number>();
  const take = (code: number, glyph: number, text: string): void => {
    list[code] = { glyph, text };
    gids[code] = gidOf(glyph);
    codes.set(`${glyph} ${text}`, code);
  };
  const byGid = [...glyphs].sort(([a], [b]) => gidOf(a) - gidOf(b));
  const firsts = byGid.map(([glyph, texts]) => ({ glyph, texts: [...texts].sort() }));
  for (const { glyph, texts } of firsts) take(gidOf(glyph), glyph, texts[0] ?? '');
  for (let gid = 0; gid < list.length; gid++) {
    list[gid] ??= { glyph: null, text: '' };
    gids[gid] ??= gid;
  }
  const plain = list.length;
  for (const { glyph, texts } of firsts) for (const text of texts.slice(1)) take(list.length, glyph, text);
  return {
    list,
    gids: list.length === plain ? null : bytes(gids),
    of: (glyph, text) => codes.get(`${glyph} ${text}`) ?? unknown(glyph, text),
  };
}

function bytes(gids: readonly number[]): Buffer {
  const map = Buffer.alloc(2 * gids.length);
  gids.forEach((gid, code) => {
    map.writeUInt16BE(gid, 2 * code);
  });
  return map;
}

const unknown = (glyph: number, text: string): never => {
  throw new Bug(`glyph ${glyph} for « ${text} » was not surveyed`);
};
