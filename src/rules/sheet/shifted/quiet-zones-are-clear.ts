import { isDeepStrictEqual } from 'node:util';
import { contains, grow, overlaps, type Rect, shiftRect } from '../../../base/geometry.ts';
import type { Length } from '../../../base/length.ts';
import { covers, hasEdgeIn, rings } from '../../../base/polygon.ts';
import { itemBounds } from '../../../face/bounds.ts';
import type { Face } from '../../../face/face.ts';
import type { Form, Item, PathItem } from '../../../face/item.ts';
import { isClear, isCovering, isImaged } from '../../../imposition/passes.ts';
import type { Rule } from '../../rule.ts';
import { onFace, quietZone } from '../quiet-zone.ts';
import { faceOn } from '../shown.ts';
import { codesOf, mmText, type SheetCode, type SheetSubject, sheetFacts, whereOf } from '../subject.ts';

/**
 * Round each code, on the sheet and off register, its quiet zone is on its own ticket and on an even ground.
 *
 * Why     what is imaged beside a code moves with it, but the trim and the fixed plates under it do not
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/quiet-zones-are-clear',
  severity: 'error',
  check(job, report) {
    const off = job.press.registerTolerance;
    for (const code of codesOf(job)) {
      const found = disturbed(code, off);
      if (found === null) continue;
      const { sheet, position, item } = code;
      report({
        ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
        expected: `a clear quiet zone round its ${item.name} code when imaging is off by ${mmText(off)}`,
        found,
      });
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the ticket needs ${expected}, and has ${found}`,
};

function disturbed({ bars, item, position, side }: SheetCode, off: Length): string | null {
  const shown = faceOn(position, side);
  for (const one of bars) {
    const zone = quietZone(one, item);
    if (zone === null) continue;
    const moved = grow(zone, off);
    if (!contains(shown.trim, moved)) return 'one that reaches over the edge of the ticket';
    const pass = passWithin(shown.face, onFace(moved, shown));
    if (pass !== null) return `ink of the ${pass} pass in it`;
  }
  return null;
}

/** The first fixed pass under a code that has an edge of its ink in a rectangle; coat and picture are scratched off. */
function passWithin({ layers }: Face, zone: Rect): string | null {
  const layer = layers.find(
    ({ pass, items }) =>
      [isImaged, isCovering, isClear].every((is) => !is(pass)) &&
      items.some((item) => edgeWithin(item, zone)),
  );
  return layer?.pass ?? null;
}

const known = new WeakMap<Form, Map<string, boolean>>();

/** Why  fixed art is the same under every ticket, and codes stand in few places of it: each is looked at once */
function edgeWithin(item: Item, zone: Rect): boolean {
  if (item.kind !== 'use') return drawnWithin(item, zone);
  const within = shiftRect(zone, { x: -item.at.x, y: -item.at.y });
  const ofForm = known.get(item.form) ?? new Map<string, boolean>();
  known.set(item.form, ofForm);
  const key = [within.x, within.y, within.width, within.height].join(' ');
  const has =
    ofForm.get(key) ??
    (overlaps(item.form.box, within) && item.form.items.some((one) => edgeWithin(one, within)));
  ofForm.set(key, has);
  return has;
}

function drawnWithin(item: Exclude<Item, { kind: 'use' }>, zone: Rect): boolean {
  const bounds = itemBounds(item);
  if (bounds === null || !overlaps(bounds, zone)) return false;
  if (item.kind !== 'path') return true;
  const shape = rings(item.outline);
  return hasEdgeIn(shape, grow(zone, halfLine(item))) && !(isSpread(item) && covers(shape, zone));
}

/** Filled, and spread by a line in the same paint: within the fill, the line's inner edge is none. */
const isSpread = ({ fill, fillRule, stroke }: PathItem): boolean =>
  fill !== undefined && fillRule !== 'evenodd' && isDeepStrictEqual(fill, stroke?.paint);

/** How far a stroke's ink reaches beyond its outline. */
const halfLine = ({ stroke }: PathItem): Length => (stroke === undefined ? 0 : Math.ceil(stroke.width / 2));
