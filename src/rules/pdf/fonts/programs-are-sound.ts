import { about, type PdfRule } from '../subject.ts';

/** The fonts that pages show can be understood as PDF says they are written. */
export const rule: PdfRule = {
  id: 'pdf/fonts/programs-are-sound',
  severity: 'error',
  source: 'ISO',
  says: 'the fonts that are shown can be understood',
  check(subject, report) {
    for (const { name, object, problems } of subject.fonts) {
      for (const found of problems) {
        report(about(subject, { expected: 'a sound font', found, detail: `${name} (object ${object})` }));
      }
    }
  },
  message: ({ expected, found, detail }) => `${detail} should be ${expected}: ${found}`,
};
