import { about, type PdfRule } from '../subject.ts';
import { codesText } from './codes.ts';

/** Every glyph that the file shows stands in its font: what is missing prints as a box, or not at all. */
export const rule: PdfRule = {
  id: 'pdf/fonts/glyphs-are-there',
  severity: 'error',
  source: 'ISO',
  says: 'every glyph that is shown is in its font’s program, and none is « not defined »',
  check(subject, report) {
    for (const font of subject.fonts) {
      if (font.subtype === 'Type3') continue;
      const named = `${font.name} (object ${font.object})`;
      if (!font.hasOutlines) {
        report(
          about(subject, { found: 'its program could not be read', detail: named, severity: 'unchecked' }),
        );
        continue;
      }
      const undefinedOnes = font.glyphs.filter(({ gid }) => gid === 0);
      const missing = font.glyphs.filter(
        ({ gid, fingerprint }) => gid !== null && gid !== 0 && fingerprint === null,
      );
      const untold = font.glyphs.filter(({ gid }) => gid === null);
      const expected = 'a glyph for each';
      if (undefinedOnes.length > 0)
        report(
          about(subject, {
            expected,
            found: `« not defined » for ${codesText(undefinedOnes)}`,
            detail: named,
          }),
        );
      if (missing.length > 0)
        report(about(subject, { expected, found: `none for ${codesText(missing)}`, detail: named }));
      if (untold.length > 0) {
        report(
          about(subject, {
            found: `which glyph ${codesText(untold)} is cannot be told`,
            detail: named,
            severity: 'unchecked',
          }),
        );
      }
    }
  },
  message: ({ expected, found, detail }) =>
    expected === null
      ? `the glyphs of ${detail} were not judged: ${found}`
      : `${detail} should have ${expected}: found ${found}`,
};
