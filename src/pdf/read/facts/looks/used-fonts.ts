import type { Font } from '../../content/font.ts';
import type { FontUse } from './font-use.ts';

/** A font that content shows, with the glyphs that it shows. */
export interface UsedFont {
  readonly object: string;
  /** Without a subset tag. */
  readonly name: string;
  readonly subtype: Font['subtype'];
  readonly hasToUnicode: boolean;
  /** What of it could not be understood, as sentences. */
  readonly problems: readonly string[];
  /** Whether the outlines of the embedded program could be read. */
  readonly hasOutlines: boolean;
  readonly glyphs: readonly UsedGlyph[];
}

/** One code that content shows, and what the file makes of it. */
export interface UsedGlyph {
  readonly code: number;
  /** By ToUnicode, else by the encoding; null where neither says. */
  readonly text: string | null;
  /** In the embedded program; null where it cannot be told. */
  readonly gid: number | null;
  /** Of its outline; null where the program has no such glyph. */
  readonly fingerprint: string | null;
  /** What the file says, and what the program says, in 1/1000 em. */
  readonly width: number;
  readonly advance: number | null;
}

/** The fonts that content shows, in the order of their first use. */
export const readUsedFonts = (use: FontUse): readonly UsedFont[] =>
  use.fonts.map(({ font, codes }) => {
    const outlines = font.outlines();
    return {
      object: font.ref,
      name: font.postScriptName,
      subtype: font.subtype,
      hasToUnicode: font.hasToUnicode,
      problems: font.problems,
      hasOutlines: outlines !== null,
      glyphs: codes.map((code): UsedGlyph => {
        const gid = font.gid(code);
        const outline = gid === null ? undefined : outlines?.get(gid);
        return {
          code,
          text: font.unicode(code) ?? font.unicodeByEncoding(code),
          gid,
          fingerprint: outline?.fingerprint ?? null,
          width: font.width(code),
          advance: outline?.advance ?? null,
        };
      }),
    };
  });
