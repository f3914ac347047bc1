import { contains, grow, type Rect } from '../../base/geometry.ts';
import { type Length, mm, toMm } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { textsOf } from '../../face/flatten.ts';
import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';

/**
 * How far what is read stays from the cut.
 *
 * Source  the house's own: twice the millimetre that a guillotine may be off in a pile
 */
export const TEXT_FROM_TRIM: Length = mm(2);

/** No text and no code comes so near the edge that the cutter may take a part of it. */
export const rule: Rule<Template> = {
  id: 'template/text-stays-off-the-trim',
  severity: 'error',
  check({ trim, recto, verso }, report) {
    const safe = grow({ x: 0, y: 0, ...trim }, -TEXT_FROM_TRIM);
    const judge = (part: string, what: string, box: Rect | null): void => {
      if (box === null || contains(safe, box)) return;
      const expected = `${what} at least ${toMm(TEXT_FROM_TRIM)} mm from the trim`;
      report(aboutArt(part, { expected, found: 'it nearer' }));
    };
    for (const form of [recto.display, verso.art]) {
      for (const item of textsOf(form)) judge(form.key, `« ${item.run.text} »`, itemBounds(item));
    }
    judge('recto', 'the room of the code', recto.validation.room);
    judge('verso', 'the room of the bars', verso.barcode.room);
    for (const item of verso.number(SAMPLE)) judge('verso', 'the ticket number', itemBounds(item));
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

/** A number as wide as any: its digits are the widest of a font whose figures are not all alike. */
const SAMPLE = '0'.repeat(16);
