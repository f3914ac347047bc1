import { bottom, type Rect, right } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import { type Place, type Side, shownOn } from '../../imposition/places.ts';
import type { Press } from '../../imposition/press.ts';
import type { SheetJob } from '../../imposition/sheet.ts';
import type { Rule } from '../rule.ts';
import { mmText, type SheetSubject, SIDES, sheetFacts } from './subject.ts';

/**
 * Between two places there is room for the bleed of both, unless they touch at a perforation, where it is cut.
 *
 * Why     a bleed that reaches into the next ticket's shows on it when the cutter is a hair off; what is torn has no
 *         cutter, and is printed up to the perforation from both sides. Places without a ticket are looked at like all
 *         others: the fixed plates print there
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/bleed-reaches',
  severity: 'error',
  check(job, report) {
    const pair = firstTight(job);
    if (pair === null) return;
    const { side, a, b } = pair;
    report({
      ...sheetFacts(`sheet 1, ${side}, places ${a.place} and ${b.place}`),
      expected: mmText(bleeds(a, b)),
      found: mmText(gap(a.trim, b.trim)),
    });
  },
  message: ({ zone, expected, found }) =>
    `${zone}: the gutter must hold both bleeds, ${expected}, and is ${found}`,
};

/** A place as one side of the sheet shows it. */
interface Standing {
  readonly place: number;
  readonly trim: Rect;
  readonly bleed: Length;
}

interface Pair {
  readonly side: Side;
  readonly a: Standing;
  readonly b: Standing;
}

/** Why  one press has one grid: what is wrong between two places is wrong on every sheet and side, and is said once */
function firstTight(job: SheetJob): Pair | null {
  for (const side of SIDES) {
    for (const [a, b] of neighbours(job)) {
      const [here, there] = [standing(job, a, side), standing(job, b, side)];
      const isTight = isBetween(gap(here.trim, there.trim), bleeds(here, there));
      if (isTight && !isTorn(job.press, here, there)) return { side, a: here, b: there };
    }
  }
  return null;
}

/**
 * Each place with those that are next to it: to its right, below it, and across.
 *
 * Why     in a grid the places next to each other are the nearest; a press may have thousands of places
 */
function* neighbours({ press: { columns, rows }, plan }: SheetJob): Generator<readonly [Place, Place]> {
  for (const [index, place] of plan.places.entries()) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    for (const [across, down] of NEXT) {
      const [x, y] = [column + across, row + down];
      const other = x >= 0 && x < columns && y < rows ? plan.places[y * columns + x] : undefined;
      if (other !== undefined) yield [place, other];
    }
  }
}

const NEXT = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

function standing({ plan }: SheetJob, place: Place, side: Side): Standing {
  const { face, trim } = shownOn(place, side);
  return { place: place.place, trim, bleed: plan.model[face].bleed };
}

const bleeds = (a: Standing, b: Standing): Length => a.bleed + b.bleed;

/** Overlapping trims are another rule's. */
const isBetween = (between: Length, wanted: Length): boolean => between >= 0 && between < wanted;

/** Whether two tickets of one column hold together at a perforation. */
const isTorn = ({ perforated }: Press, { trim: a }: Standing, { trim: b }: Standing): boolean =>
  perforated === 'rows' && a.x === b.x && (a.y === bottom(b) || b.y === bottom(a));

/** How far two rectangles stand apart, along the axis where they do; below 0 where they overlap. */
const gap = (a: Rect, b: Rect): Length =>
  Math.max(a.x - right(b), b.x - right(a), a.y - bottom(b), b.y - bottom(a));
