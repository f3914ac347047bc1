import type { Size } from '../../base/geometry.ts';
import type { Press } from '../../imposition/press.ts';
import type { Rule } from '../rule.ts';
import { mmText, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * The grid of tickets is no larger than what the press can print on.
 *
 * Why     said once, with the numbers, where the rules on edges would say what each edge lacks
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/tickets-fit-the-sheet',
  severity: 'error',
  check({ press, plan }, report) {
    const { trim } = plan.model.recto;
    const room = printable(press);
    const grid = gridOf(press, trim);
    const isTooLarge = !fits(trim, room);
    if (press.columns * press.rows === 0 || (!isTooLarge && fits(grid, room))) return;
    const tickets = `${press.columns} × ${press.rows} tickets of ${sizeText(trim)}`;
    report({
      ...sheetFacts('place 1'),
      expected: `at most ${sizeText(room)}`,
      found: isTooLarge ? `a ticket of ${sizeText(trim)}` : `${sizeText(grid)} for ${tickets}`,
    });
  },
  message: ({ expected, found }, { press }) => `the press ${press.name} prints ${expected}, not ${found}`,
};

const printable = ({ sheet, gripper, tail, side }: Press): Size => ({
  width: sheet.width - 2 * side,
  height: sheet.height - gripper - tail,
});

const gridOf = ({ columns, rows, gutter }: Press, { width, height }: Size): Size => ({
  width: columns * width + (columns - 1) * gutter.x,
  height: rows * height + (rows - 1) * gutter.y,
});

const fits = (inner: Size, outer: Size): boolean =>
  inner.width <= outer.width && inner.height <= outer.height;

const sizeText = ({ width, height }: Size): string => `${mmText(width)} × ${mmText(height)}`;
