import { isDeepStrictEqual } from 'node:util';
import { grow, overlaps, type Rect, shiftRect } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import { covers, hasEdgeIn, rings } from '../base/polygon.ts';
import { itemBounds } from '../face/bounds.ts';
import type { Form, Item, PathItem } from '../face/item.ts';

const known = new WeakMap<Form, Map<string, boolean>>();

/**
 * Whether an item's ink begins or ends within a rectangle: an even ground that covers all of it has no edge there.
 *
 * Space   that of the item
 * Why     the rectangle is moved into a form, never the form to the rectangle: what was measured of it stays true. Fixed
 *         art is the same under every ticket, and codes stand in few places of it: each is looked at once
 */
export function hasEdgeWithin(item: Item, zone: Rect): boolean {
  if (item.kind !== 'use') return drawsEdgeWithin(item, zone);
  const { form, at } = item;
  const within = shiftRect(zone, { x: -at.x, y: -at.y });
  if (!overlaps(form.box, within)) return false;
  const ofForm = known.get(form) ?? new Map<string, boolean>();
  known.set(form, ofForm);
  const key = [within.x, within.y, within.width, within.height].join(' ');
  const has = ofForm.get(key) ?? form.items.some((one) => hasEdgeWithin(one, within));
  ofForm.set(key, has);
  return has;
}

function drawsEdgeWithin(item: Exclude<Item, { kind: 'use' }>, zone: Rect): boolean {
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
