import { IMAGED_BLACK, type Paint } from '../../base/ink.ts';
import type { Item } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, placeOf } from './subject.ts';

/**
 * Every mark of a cell is in the one black of the imaging unit, which overprints.
 *
 * Source  print.md, passes: variable data is one colour
 */
export const rule: Rule<CellSubject> = {
  id: 'cell/is-imaged-in-black',
  severity: 'error',
  check(subject, report) {
    if (subject.cell.items.every((item) => paints(item).every(isImagedBlack))) return;
    report({ ...placeOf(subject), expected: 'imaged black alone', found: 'another ink' });
  },
  message: ({ zone, expected, found }) => `the cell ${zone} needs ${expected}, and has ${found}`,
};

const isImagedBlack = (paint: Paint): boolean =>
  paint.kind === 'process' &&
  paint.overprints &&
  paint.k === IMAGED_BLACK.k &&
  paint.c + paint.m + paint.y === 0;

function paints(item: Item): readonly Paint[] {
  switch (item.kind) {
    case 'glyphs':
    case 'code':
      return [item.paint];
    case 'path':
      return [item.fill, item.stroke?.paint].filter((paint) => paint !== undefined);
    case 'use':
      return item.form.items.flatMap(paints);
  }
}
