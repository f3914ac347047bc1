import type { Rule } from '../rule.ts';
import { type CellSubject, placeOf } from './subject.ts';

/** The number of « not defined », the box that a font shows for what it lacks. */
const NOT_DEFINED = 0;

/** Each character of a cell has a glyph of its font: a box in place of œ or € is a misprint. */
export const rule: Rule<CellSubject> = {
  id: 'cell/every-glyph-is-drawn',
  severity: 'error',
  check(subject, report) {
    for (const item of subject.cell.items) {
      if (item.kind !== 'glyphs') continue;
      for (const glyph of item.run.glyphs) {
        if (glyph.id !== NOT_DEFINED) continue;
        report({ ...placeOf(subject), expected: `« ${glyph.text} » in ${item.run.font}`, found: null });
      }
    }
  },
  message: ({ zone, expected }) => `the cell ${zone} needs ${expected}, and the font has no such glyph`,
};
