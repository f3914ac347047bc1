import { grow, overlaps, type Rect, shiftRect } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import { hasEdgeIn, rings } from '../../base/polygon.ts';
import { itemBounds } from '../../face/bounds.ts';
import type { Pass } from '../../face/face.ts';
import type { Item, PathItem } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, itemsOf, quietZone, sideFacts } from './subject.ts';

/** What lies under a code, and what is imaged beside it; the coat and its picture are scratched off. */
const UNDER: readonly Pass[] = ['display', 'imaging', 'back', 'back-imaging', 'specimen'];

/**
 * Nothing begins or ends within a code and its quiet zone: an even ground may lie under it, an edge may not.
 *
 * Source  print.md, barcodes on a device grid
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/quiet-zones-are-clear',
  severity: 'error',
  check(subject, report) {
    for (const { name, item, face } of codesOf(subject)) {
      const bars = item === null ? null : itemBounds(item);
      if (item === null || bars === null) continue;
      const zone = quietZone(item, bars);
      const pass = UNDER.find((one) =>
        itemsOf(face, one).some((other) => other !== item && marksWithin(other, zone)),
      );
      if (pass === undefined) continue;
      report({
        ...sideFacts(subject, name),
        expected: 'clear quiet zone',
        found: `ink of the ${pass} pass in it`,
      });
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} code needs its ${expected}, and has ${found}`,
};

/**
 * Whether an item has an edge of its ink within a rectangle of its space.
 *
 * Why     the rectangle is moved into a form, never the form to the rectangle: what was measured of it stays true
 */
function marksWithin(item: Item, zone: Rect): boolean {
  if (item.kind === 'use') {
    const within = shiftRect(zone, { x: -item.at.x, y: -item.at.y });
    return overlaps(item.form.box, within) && item.form.items.some((one) => marksWithin(one, within));
  }
  const bounds = itemBounds(item);
  if (bounds === null || !overlaps(bounds, zone)) return false;
  return item.kind !== 'path' || hasEdgeIn(rings(item.outline), grow(zone, halfLine(item)));
}

/** How far a stroke's ink reaches beyond its outline. */
const halfLine = ({ stroke }: PathItem): Length => (stroke === undefined ? 0 : Math.ceil(stroke.width / 2));
