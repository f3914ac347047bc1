import { contains, grow, type Size } from '../base/geometry.ts';
import { mm } from '../base/length.ts';
import { type Outline, outlineBounds } from '../base/outline.ts';
import { itemBounds } from '../face/bounds.ts';
import type { PathItem } from '../face/item.ts';
import { attributeReader } from './attributes.ts';
import type { Context, Drawing } from './context.ts';
import { isOpen, toOutline } from './outline.ts';
import type { Element } from './parse.ts';
import type { Shape } from './shapes.ts';
import { refuse } from './source.ts';

/**
 * One shape as it is printed.
 *
 * Throws  InputError if it has no ink, holds elements, draws nothing, is filled but open or without area, or
 *         reaches out of the viewBox
 */
export function shapeItem(
  drawing: Drawing,
  element: Element,
  { shape, context }: { readonly shape: Shape; readonly context: Context },
): PathItem {
  const refused = (what: string, hint: string): never =>
    refuse(drawing.source, element.offset, { what, hint });
  for (const { name, offset } of element.children.filter((child) => child.name !== 'title')) {
    const what = `<${name}> within <${element.name}> is refused`;
    refuse(drawing.source, offset, { what, hint: 'put it beside' });
  }
  const { fill, stroke, fillRule } = context;
  if (fill === undefined && stroke === undefined) refused(`<${element.name}> has no ink`, 'give it a class');
  const outline = outlineOf(drawing, element, { shape, context });
  if (fill !== undefined && isOpen(outline)) {
    refused(`<${element.name}> is filled but open`, 'close it, or give it a stroke only');
  }
  if (fill !== undefined && !hasArea(outline)) {
    refused(`<${element.name}> is filled but has no area`, 'give it one, or a stroke only');
  }
  const item: PathItem = {
    kind: 'path',
    outline,
    ...(fill === undefined ? {} : { fill }),
    ...(fill !== undefined && fillRule === 'evenodd' ? { fillRule } : {}),
    ...(stroke === undefined ? {} : { stroke }),
  };
  if (reachesOut(item, drawing.size)) {
    refused(`<${element.name}> reaches out of the viewBox`, 'move it in, or make the viewBox larger');
  }
  return item;
}

function outlineOf(
  { source, space }: Drawing,
  element: Element,
  { shape, context }: { readonly shape: Shape; readonly context: Context },
): Outline {
  const read = attributeReader(source, element);
  const data = shape.path(read);
  let outline: Outline;
  try {
    outline = toOutline(data, context.transforms, space);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    return read.refuse('d', `the path cannot be read (${said})`, 'mend it');
  }
  return outline.some(({ op }) => op === 'L' || op === 'C')
    ? outline
    : read.refuse('d', 'the path draws nothing', 'draw it or take it out');
}

/** Why  a RIP paints a filled line at whatever width it likes */
function hasArea(outline: Outline): boolean {
  const bounds = outlineBounds(outline);
  return bounds !== null && bounds.width > 0 && bounds.height > 0;
}

/** Lattice rounding of curves may stand a hair outside what was drawn exactly on the edge. */
const HAIR = mm(0.001);

/** Why  what a viewer of the file cuts off at the viewBox would print all the same */
function reachesOut(item: PathItem, size: Size): boolean {
  const bounds = itemBounds(item);
  return bounds !== null && !contains(grow({ x: 0, y: 0, ...size }, HAIR), bounds);
}
