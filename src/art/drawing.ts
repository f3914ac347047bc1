import { contains, grow, type Size } from '../base/geometry.ts';
import { mm } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import { itemBounds } from '../face/bounds.ts';
import type { PathItem } from '../face/item.ts';
import { attributeReader, isTransform } from './attributes.ts';
import { type Inks, inksOf } from './inks.ts';
import { type ArtSpace, isOpen, toOutline } from './outline.ts';
import type { Palette } from './palette.ts';
import type { Element } from './parse.ts';
import { SHAPES, type Shape } from './shapes.ts';
import { refuse, type Source } from './source.ts';

/** All that the elements of one file are drawn by. */
export interface Drawing {
  readonly source: Source;
  readonly palette: Palette;
  readonly space: ArtSpace;
  readonly size: Size;
}

/** What an element has from the groups that hold it; transforms from the innermost to the outermost. */
interface Context extends Inks {
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly transforms: readonly string[];
}

const OUTERMOST: Context = { fillRule: 'nonzero', transforms: [] };

/** Attributes that a group and a shape may have; a shape has those of its geometry too. */
const COMMON = ['class', 'fill-rule', 'id', 'transform'];

/** The items of a file in painting order, and by id those of each named element. */
export function drawnItems(root: Element, drawing: Drawing) {
  const groups = new Map<string, readonly PathItem[]>();
  const draw = (element: Element, context: Context): readonly PathItem[] => {
    const items = itemsOf(element, context);
    const id = element.attributes.get('id');
    if (id === undefined) return items;
    if (groups.has(id.value)) {
      refuse(drawing.source, id.offset, { what: `id "${id.value}" stands twice`, hint: 'keep one' });
    }
    groups.set(id.value, items);
    return items;
  };
  const itemsOf = (element: Element, outer: Context): readonly PathItem[] => {
    if (element.name === 'title') return titleItems(drawing, element);
    const shape = Object.hasOwn(SHAPES, element.name) ? SHAPES[element.name] : undefined;
    if (shape === undefined && element.name !== 'g') refuseElement(drawing, element);
    allow(drawing.source, element, [...COMMON, ...(shape?.geometry ?? [])]);
    const context = contextOf(drawing, element, outer);
    if (shape === undefined) return element.children.flatMap((child) => draw(child, context));
    return [shapeItem(drawing, element, { shape, context })];
  };
  allow(drawing.source, root, ['viewBox', 'xmlns', 'class', 'fill-rule']);
  const outermost = contextOf(drawing, root, OUTERMOST);
  const items = root.children.flatMap((child) => draw(child, outermost));
  if (items.length === 0) refuse(drawing.source, root.offset, { what: 'nothing is drawn', hint: 'draw it' });
  return { items, groups };
}

/** Titles are for people who edit the file: read over, but held to hold words only. */
function titleItems({ source }: Drawing, title: Element): readonly PathItem[] {
  allow(source, title, []);
  for (const child of title.children) {
    refuse(source, child.offset, { what: `<${child.name}> in a title is refused`, hint: 'take it out' });
  }
  return [];
}

function refuseElement({ source }: Drawing, { name, offset }: Element): never {
  const hint = `draw it with g, ${Object.keys(SHAPES).join(', ')}`;
  return refuse(source, offset, { what: `<${name}> is refused`, hint });
}

function allow(source: Source, element: Element, names: readonly string[]): void {
  for (const [name, { offset }] of element.attributes) {
    if (names.includes(name)) continue;
    const what = `${name} on <${element.name}> is refused`;
    refuse(source, offset, {
      what,
      hint: `take it out: inks come by class, and here only ${list(names)} count`,
    });
  }
}

const list = (names: readonly string[]): string => names.join(', ') || 'no attributes';

function contextOf({ source, palette }: Drawing, element: Element, outer: Context): Context {
  const read = attributeReader(source, element);
  const rule = element.attributes.get('fill-rule')?.value ?? outer.fillRule;
  if (rule !== 'nonzero' && rule !== 'evenodd') {
    return read.refuse('fill-rule', `fill-rule="${rule}" is unknown`, 'write nonzero or evenodd');
  }
  const transform = element.attributes.get('transform');
  if (transform !== undefined && !isTransform(transform.value)) {
    read.refuse('transform', `transform="${transform.value}" cannot be read`, 'see its names and numbers');
  }
  const transforms = transform === undefined ? outer.transforms : [transform.value, ...outer.transforms];
  return { ...outer, ...inksOf(source, element, outer, palette), fillRule: rule, transforms };
}

function shapeItem(
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

/** Lattice rounding of curves may stand a hair outside what was drawn exactly on the edge. */
const HAIR = mm(0.001);

/** Why  what a viewer of the file cuts off at the viewBox would print all the same */
function reachesOut(item: PathItem, size: Size): boolean {
  const bounds = itemBounds(item);
  return bounds !== null && !contains(grow({ x: 0, y: 0, ...size }, HAIR), bounds);
}
