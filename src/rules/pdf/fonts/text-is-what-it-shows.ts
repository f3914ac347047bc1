import type { UsedGlyph } from '../../../pdf/read/facts/looks/used-fonts.ts';
import { about, type PdfRule } from '../subject.ts';
import { type OriginalFont, originalFont } from './original-font.ts';

/**
 * No glyph says to be a character whose glyph it is not.
 *
 * Why     read-back and search go by ToUnicode, eyes by the outline: a font at hand tells where the two part
 */
export const rule: PdfRule = {
  id: 'pdf/fonts/text-is-what-it-shows',
  severity: 'error',
  source: 'house',
  says: 'no code says a character while it shows another one’s glyph, by the font where we have it',
  check(subject, report) {
    for (const font of subject.fonts) {
      const original = originalFont(font.name);
      if (original === null) continue;
      for (const glyph of font.glyphs) {
        const shown = otherCharacter(glyph, original);
        if (shown === null) continue;
        report(
          about(subject, {
            expected: `« ${shown} »`,
            found: `« ${glyph.text} »`,
            detail: `code ${glyph.code} of ${font.name} (object ${font.object})`,
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail }) => `${detail} shows ${expected} and says ${found}`,
};

/** The character whose glyph this is, where it says to be another; null where it does not, or the font does not tell. */
function otherCharacter({ text, fingerprint }: UsedGlyph, original: OriginalFont): string | null {
  if (text === null || fingerprint === null || fingerprint === 'empty') return null;
  const shown = original.charactersOf(fingerprint);
  return shown.length === 0 || shown.includes(text) ? null : (shown[0] ?? null);
}
