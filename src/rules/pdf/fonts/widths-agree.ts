import type { UsedGlyph } from '../../../pdf/read/facts/looks/used-fonts.ts';
import { about, type PdfRule } from '../subject.ts';
import { codesText } from './codes.ts';

/** How far the two may be apart, in 1/1000 em: files round widths to whole numbers. */
const SLACK = 1;

/** The file's widths are the program's: some readers go by the one, and some by the other. */
export const rule: PdfRule = {
  id: 'pdf/fonts/widths-agree',
  severity: 'error',
  source: 'ISO',
  says: 'the widths of the file are those of the font’s program, within 1/1000 em',
  check(subject, report) {
    for (const { name, object, glyphs } of subject.fonts) {
      const apart = glyphs.filter(isApart);
      const [first] = apart;
      if (first === undefined) continue;
      report(
        about(subject, {
          expected: `${rounded(first.advance ?? 0)}`,
          found: `${rounded(first.width)}`,
          detail: `${codesText(apart)} of ${name} (object ${object})`,
        }),
      );
    }
  },
  message: ({ expected, found, detail }) =>
    `the width of ${detail} should be the program’s ${expected}: the file says ${found}`,
};

const isApart = ({ width, advance }: UsedGlyph): boolean =>
  advance !== null && Math.abs(width - advance) > SLACK;

const rounded = (value: number): number => Math.round(value * 100) / 100;
