import { symbolModules } from '../barcode/sizes.ts';
import { grow, hull, type Rect, shiftRect } from '../base/geometry.ts';
import { outlineBounds } from '../base/outline.ts';
import type { CodeItem, Form, GlyphItem, Item, PathItem } from './item.ts';
import { strokeTips } from './stroke-tips.ts';

/**
 * The box of what an item inks, as against the room it is given; null where it inks nothing.
 *
 * Space   that of the item
 */
export function itemBounds(item: Item): Rect | null {
  switch (item.kind) {
    case 'glyphs':
      return glyphBounds(item);
    case 'path':
      return once(item, pathBounds);
    case 'code':
      return codeBounds(item);
    case 'use': {
      const bounds = formBounds(item.form);
      return bounds === null ? null : shiftRect(bounds, item.at);
    }
  }
}

/** The box of all that several items ink; null where they ink nothing. */
export const boundsOf = (items: Iterable<Item>): Rect | null =>
  hull([...items].map(itemBounds).filter((bounds) => bounds !== null));

/** The box of what a form inks, in its own space. */
export const formBounds = (form: Form): Rect | null => once(form, ({ items }) => boundsOf(items));

const known = new WeakMap<Form | PathItem, Rect | null>();

/** Why  art and cells are the same for every ticket of a block: each is measured once */
function once<Drawn extends Form | PathItem>(
  drawn: Drawn,
  measure: (drawn: Drawn) => Rect | null,
): Rect | null {
  const before = known.get(drawn);
  if (before !== undefined) return before;
  const bounds = measure(drawn);
  known.set(drawn, bounds);
  return bounds;
}

function glyphBounds({ run, at }: GlyphItem): Rect | null {
  return run.ink.width === 0 || run.ink.height === 0 ? null : shiftRect(run.ink, at);
}

/** Why  half a stroke's width lies outside its outline, and its sharp corners and square ends reach further */
function pathBounds({ outline, fill, stroke }: PathItem): Rect | null {
  if (fill === undefined && stroke === undefined) return null;
  const bounds = outlineBounds(outline);
  if (bounds === null || stroke === undefined) return bounds;
  const tips = strokeTips(outline, stroke).map(({ x, y }) => latticeBox(x, y));
  return hull([grow(bounds, Math.ceil(stroke.width / 2)), ...tips]);
}

/** The smallest lattice box that holds a point between lattice points. */
const latticeBox = (x: number, y: number): Rect => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x) - left, height: Math.ceil(y) - top };
};

/** The bars or modules alone: a quiet zone is room, not ink. */
function codeBounds({ symbol, at, module }: CodeItem): Rect {
  const { width, height } = symbolModules(symbol);
  return { ...at, width: width * module, height: height * module };
}
