import { Bug } from '../../base/fault.ts';
import type { FontSubset } from '../../text/subset.ts';
import { number } from './numbers.ts';
import type { GlyphTexts } from './survey.ts';

/**
 * The codes that text operators show the glyphs of one font by.
 *
 * Shape   the subset's own glyph numbers come first; `texts` and `widths` have one for each code, widths in 1/1000 em
 *         as the file says them; `gids` is PDF's map from codes to glyphs, null where it would be the identity
 */
export interface GlyphCodes {
  readonly texts: readonly string[];
  readonly widths: readonly number[];
  readonly gids: Buffer | null;
  /** Throws  Bug for a glyph, or a text of it, that was not surveyed */
  codeOf(glyph: number, text: string): number;
}

/**
 * One code for each glyph and each text that it stands for.
 *
 * Why     one glyph draws the space and the no-break space: through one code, an amount would be read back as set
 *         with the wrong one
 */
export function glyphCodes(glyphs: GlyphTexts, subset: Pick<FontSubset, 'cidOf' | 'widths'>): GlyphCodes {
  const gids = subset.widths.map((_, gid) => gid);
  const texts = subset.widths.map(() => '');
  const codes = new Map<string, number>();
  const inOrder = [...glyphs].sort(([a], [b]) => a - b);
  for (const [glyph, said] of inOrder) {
    const gid = subset.cidOf(glyph);
    [...said].sort().forEach((text, index) => {
      const code = index === 0 ? gid : gids.length;
      gids[code] = gid;
      texts[code] = text;
      codes.set(key(glyph, text), code);
    });
  }
  return {
    texts,
    widths: gids.map((gid) => number(subset.widths[gid] ?? 0)),
    gids: gids.length === subset.widths.length ? null : bigEndian(gids),
    codeOf: (glyph, text) => codes.get(key(glyph, text)) ?? unknown(glyph, text),
  };
}

const key = (glyph: number, text: string): string => `${glyph} ${text}`;

function bigEndian(gids: readonly number[]): Buffer {
  const map = Buffer.alloc(2 * gids.length);
  gids.forEach((gid, code) => {
    map.writeUInt16BE(gid, 2 * code);
  });
  return map;
}

const unknown = (glyph: number, text: string): never => {
  throw new Bug(`glyph ${glyph} for « ${text} » was not surveyed`);
};
