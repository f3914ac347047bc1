import { bottom, type Rect, right } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import type { Press } from '../../imposition/press.ts';
import type { Rule } from '../rule.ts';
import { firstPair, type Standing } from './pairs.ts';
import { mmText, type SheetSubject, sheetFacts } from './subject.ts';

/**
 * Between two tickets there is room for the bleed of both, unless they touch at a perforation, where it is cut.
 *
 * Why     a bleed that reaches into the next ticket's shows on it when the cutter is a hair off; what is torn has no
 *         cutter, and is printed up to the perforation from both sides
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/bleed-reaches',
  severity: 'error',
  check(job, report) {
    const pair = firstPair(
      job,
      (a, b) => isTight(gap(a.trim, b.trim), bleeds(a, b)) && !isTorn(job.press, a, b),
    );
    if (pair === null) return;
    const { sheet, side, a, b } = pair;
    report({
      ...sheetFacts(`sheet ${sheet.number}, ${side}, places ${a.place} and ${b.place}`),
      expected: mmText(bleeds(a, b)),
      found: mmText(gap(a.trim, b.trim)),
    });
  },
  message: ({ zone, expected, found }) =>
    `${zone}: the gutter must hold both bleeds, ${expected}, and is ${found}`,
};

const bleeds = (a: Standing, b: Standing): Length => a.face.bleed + b.face.bleed;

/** Overlapping trims are another rule's. */
const isTight = (between: Length, wanted: Length): boolean => between >= 0 && between < wanted;

/** Whether two tickets of one column hold together at a perforation. */
const isTorn = ({ perforated }: Press, { trim: a }: Standing, { trim: b }: Standing): boolean =>
  perforated === 'rows' && a.x === b.x && (a.y === bottom(b) || b.y === bottom(a));

/** How far two rectangles stand apart, along the axis where they do; below 0 where they overlap. */
const gap = (a: Rect, b: Rect): Length =>
  Math.max(a.x - right(b), b.x - right(a), a.y - bottom(b), b.y - bottom(a));
