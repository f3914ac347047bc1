import { readFontFile } from './font-file.ts';
import { fontRecords, openFont } from './fonts.ts';

/** A font of the project as finished files name it. */
export interface NamedFont {
  /** The file, as its makers gave it out. */
  readonly bytes: Uint8Array;
  /** The glyph of each character that the font has, by the font's own table; features may put others in their place. */
  readonly glyphs: ReadonlyMap<string, number>;
}

/**
 * The font of that PostScript name; null where the project has none.
 *
 * Throws  InputError if its file is missing or altered
 */
export function fontNamed(postScriptName: string): NamedFont | null {
  for (const [id, record] of Object.entries(fontRecords())) {
    const font = openFont(id);
    if (font.postscriptName !== postScriptName) continue;
    return {
      bytes: readFontFile(record),
      glyphs: new Map(
        font.characterSet.map((point) => [String.fromCodePoint(point), font.glyphForCodePoint(point).id]),
      ),
    };
  }
  return null;
}
