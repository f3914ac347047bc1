import type { PathItem } from '../face/item.ts';
import { type Context, contextOf, type Drawing, OUTERMOST } from './context.ts';
import type { Element } from './parse.ts';
import { shapeItem } from './shape-item.ts';
import { SHAPES } from './shapes.ts';
import { refuse, type Source } from './source.ts';

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
