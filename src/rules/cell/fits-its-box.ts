import { contains, grow } from '../../base/geometry.ts';
import { mm, toMm } from '../../base/length.ts';
import { boundsOf } from '../../face/bounds.ts';
import type { Rule } from '../rule.ts';
import { type CellSubject, placeOf } from './subject.ts';

/** Clear space inside each edge of a cell's box: neighbouring boxes may touch, their marks never do. */
export const CELL_MARGIN = mm(0.2);

/** Everything a cell draws lies within its box, with the margin: nothing is clipped, nothing runs into a neighbour. */
export const rule: Rule<CellSubject> = {
  id: 'cell/fits-its-box',
  severity: 'error',
  check(subject, report) {
    const { cell } = subject;
    const ink = boundsOf(cell.items);
    const room = grow(cell.box, -CELL_MARGIN);
    if (ink !== null && contains(room, ink)) return;
    report({
      ...placeOf(subject),
      expected: `ink within ${box(room)}`,
      found: ink === null ? 'no ink' : box(ink),
    });
  },
  message: ({ zone, expected, found }) =>
    `the cell ${zone} needs its ${expected} mm, and has it at ${found} mm`,
};

const box = (r: Parameters<typeof grow>[0]): string =>
  [r.x, r.y, r.x + r.width, r.y + r.height].map((edge) => toMm(edge).toFixed(3)).join(' ');
