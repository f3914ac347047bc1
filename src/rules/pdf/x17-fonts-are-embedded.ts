import { about, type PdfRule } from './subject.ts';

/** Every font stands in the file, and none is drawn by content of its own: a RIP has no fonts to put in its place. */
export const rule: PdfRule = {
  id: 'pdf/x17-fonts-are-embedded',
  severity: 'error',
  source: 'ISO',
  says: 'every font is embedded, and none is Type 3',
  check(subject, report) {
    for (const { baseFont, subtype, isEmbedded, object } of subject.document.fonts) {
      const detail = `${baseFont === '' ? 'a font' : baseFont} (object ${object})`;
      if (subtype === 'Type3')
        report(about(subject, { expected: 'a font with a program', found: 'Type 3', detail }));
      else if (!isEmbedded) report(about(subject, { expected: 'embedded', found: 'not embedded', detail }));
    }
  },
  message: ({ expected, found, detail }) => `${detail} should be ${expected}: it is ${found}`,
};
