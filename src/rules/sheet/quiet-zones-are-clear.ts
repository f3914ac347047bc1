import { bottom, contains, grow, overlaps, type Rect, right, shiftRect } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Bars } from '../../face/page.ts';
import type { Position, SheetPage } from '../../imposition/sheet.ts';
import { turnOf } from '../../imposition/turn.ts';
import type { Rule } from '../rule.ts';
import { barsExtent } from './extent.ts';
import {
  barsOf,
  codesOf,
  type SheetCode,
  type SheetSubject,
  type Side,
  sheetFacts,
  trimOf,
  whereOf,
} from './subject.ts';

/**
 * Round each code, where it came to stand on the sheet, its quiet zone is on its own ticket and free of imaged marks.
 *
 * Why     the rule on faces holds it before codes move to the imager's dots; this one holds it afterwards
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/quiet-zones-are-clear',
  severity: 'error',
  check(job, report) {
    const turn = turnOf(job.press);
    for (const code of codesOf(job)) {
      const { sheet, position, side, item } = code;
      const found = disturbed(code, side === 'verso' && turn === 'tumble' ? 'half' : 'upright');
      if (found === null) continue;
      report({
        ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
        expected: `a clear quiet zone round its ${item.name} code`,
        found,
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the ticket needs ${expected}, and has ${found}`,
};

function disturbed(
  { bars, item, page, position, side }: SheetCode,
  turned: 'upright' | 'half',
): string | null {
  const trim = trimOf(position, side);
  for (const one of bars) {
    const zone = quietZone(one, item.symbol.quiet * item.module, item.symbol.kind);
    if (zone === null) continue;
    if (!contains(trim, zone)) return 'one that reaches over the edge of the ticket';
    if (page !== null && otherBars(page, one, zone)) return 'another code in it';
    if (imagedWithin(position, side, onFace(zone, trim, turned))) return 'imaged marks in it';
  }
  return null;
}

/** Source  print.md: on all sides of a matrix, left and right of bars */
function quietZone(bars: Bars, quiet: number, kind: 'linear' | 'matrix'): Rect | null {
  const extent = barsExtent(bars);
  if (extent === null) return null;
  return kind === 'matrix'
    ? grow(extent, quiet)
    : { ...extent, x: extent.x - quiet, width: extent.width + 2 * quiet };
}

const otherBars = (page: SheetPage, bars: Bars, zone: Rect): boolean =>
  barsOf(page).some((other) => {
    const extent = other === bars ? null : barsExtent(other);
    return extent !== null && overlaps(extent, zone);
  });

const imagedWithin = (position: Position, side: Side, zone: Rect): boolean =>
  position[side].layers
    .filter(({ pass }) => pass === 'imaging' || pass === 'back-imaging')
    .flatMap(({ items }) => items)
    .some((item) => {
      const ink = item.kind === 'code' ? null : itemBounds(item);
      return ink !== null && overlaps(ink, zone);
    });

/** A rectangle of the sheet in the space of the face that stands there. */
const onFace = (r: Rect, trim: Rect, turned: 'upright' | 'half'): Rect =>
  turned === 'upright'
    ? shiftRect(r, { x: -trim.x, y: -trim.y })
    : { ...r, x: right(trim) - right(r), y: bottom(trim) - bottom(r) };
