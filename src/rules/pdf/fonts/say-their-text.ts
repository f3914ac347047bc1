import { about, houseSeverity, type PdfRule } from '../subject.ts';
import { codesText } from './codes.ts';

/** Every glyph says which character it is, so that what is printed can be read back from the file. */
export const rule: PdfRule = {
  id: 'pdf/fonts/say-their-text',
  severity: 'error',
  source: 'house',
  says: 'every code that is shown says its characters',
  check(subject, report) {
    for (const { name, object, glyphs } of subject.fonts) {
      const mute = glyphs.filter(({ text }) => text === null || text === '');
      if (mute.length === 0) continue;
      report(
        about(subject, {
          expected: 'characters by ToUnicode',
          found: `none for ${codesText(mute)}`,
          detail: `${name} (object ${object})`,
          severity: houseSeverity(subject),
        }),
      );
    }
  },
  message: ({ expected, found, detail }) => `${detail} should say ${expected}: found ${found}`,
};
