import { glyphOutlines } from '../../../pdf/read/content/fonts/outlines.ts';
import { fontNamed } from '../../../text/named-font.ts';

/** A font as its makers drew it, for the programs in files to be held against. */
export interface OriginalFont {
  /** Whether some glyph of the font has this outline. */
  has(fingerprint: string): boolean;
  /** The characters that have this outline by the font's own table; none for a glyph that only features reach. */
  charactersOf(fingerprint: string): readonly string[];
}

const known = new Map<string, OriginalFont | null>();

/** The font of that PostScript name; null where it is not at hand, or its outlines cannot be read. */
export function originalFont(postScriptName: string): OriginalFont | null {
  const before = known.get(postScriptName);
  if (before !== undefined) return before;
  const font = open(postScriptName);
  known.set(postScriptName, font);
  return font;
}

function open(postScriptName: string): OriginalFont | null {
  const named = fontNamed(postScriptName);
  const outlines = named === null ? null : glyphOutlines(named.bytes);
  if (named === null || outlines === null) return null;
  const fingerprints = new Set([...outlines.values()].map(({ fingerprint }) => fingerprint));
  const characters = new Map<string, string[]>();
  for (const [character, glyph] of named.glyphs) {
    const fingerprint = outlines.get(glyph)?.fingerprint;
    if (fingerprint !== undefined)
      characters.set(fingerprint, [...(characters.get(fingerprint) ?? []), character]);
  }
  return {
    has: (fingerprint) => fingerprints.has(fingerprint),
    charactersOf: (fingerprint) => characters.get(fingerprint) ?? [],
  };
}
