import { about, type PdfRule } from '../subject.ts';
import { codesText } from './codes.ts';
import { originalFont } from './original-font.ts';

/**
 * Every outline that is shown is one of the font that the file names: no glyph was redrawn, were it by a hair.
 *
 * Why     a 5 that is drawn as a 6 reads as 5 by every text of the file, and is scratched free as a 6
 */
export const rule: PdfRule = {
  id: 'pdf/fonts/glyphs-are-their-fonts',
  severity: 'error',
  source: 'house',
  says: 'every outline that is shown is its font’s, by the font itself where we have it',
  check(subject, report) {
    for (const font of subject.fonts) {
      const detail = `${font.name} (object ${font.object})`;
      const original = originalFont(font.name);
      if (original === null || !font.hasOutlines) {
        const found = original === null ? 'the font is not at hand' : 'its program could not be read';
        report(about(subject, { found, detail, severity: 'unchecked' }));
        continue;
      }
      const altered = font.glyphs.filter(
        ({ fingerprint }) => fingerprint !== null && !original.has(fingerprint),
      );
      if (altered.length > 0) {
        report(
          about(subject, {
            expected: 'outlines of the font',
            found: `another for ${codesText(altered)}`,
            detail,
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail }) =>
    expected === null
      ? `the outlines of ${detail} were not compared: ${found}`
      : `${detail} should have ${expected}: found ${found}`,
};
