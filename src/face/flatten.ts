import { ORIGIN, type Point, shift } from '../base/geometry.ts';
import { shiftOutline } from '../base/outline.ts';
import type { CodeItem, Form, GlyphItem, Item, PathItem } from './item.ts';

/** An item that is drawn, and not one that refers to a form. */
export type DrawnItem = GlyphItem | PathItem | CodeItem;

const known = new WeakMap<Form, readonly DrawnItem[]>();

/**
 * All that a form draws, with what the forms within it draw moved to where they stand.
 *
 * Space   the form's
 * Order   painted as listed
 * Why     fixed art is the same for all tickets: it is taken apart once
 */
export function drawnItems(form: Form): readonly DrawnItem[] {
  const drawn = known.get(form) ?? flatten(form.items, ORIGIN);
  known.set(form, drawn);
  return drawn;
}

const flatten = (items: readonly Item[], by: Point): readonly DrawnItem[] =>
  items.flatMap((item) =>
    item.kind === 'use' ? flatten(item.form.items, shift(by, item.at)) : moved(item, by),
  );

function moved(item: DrawnItem, by: Point): DrawnItem {
  if (by.x === 0 && by.y === 0) return item;
  if (item.kind === 'path') return { ...item, outline: shiftOutline(item.outline, by) };
  return { ...item, at: shift(item.at, by) };
}

/** The live text of a form, run by run. */
export const textsOf = (form: Form): readonly GlyphItem[] =>
  drawnItems(form).filter((item) => item.kind === 'glyphs');

/** The filled and stroked outlines of a form. */
export const pathsOf = (form: Form): readonly PathItem[] =>
  drawnItems(form).filter((item) => item.kind === 'path');
