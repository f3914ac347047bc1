import { bottom, type Point, right } from '../base/geometry.ts';
import type { Face, Pass } from '../face/face.ts';
import type { CodeItem, Item } from '../face/item.ts';
import type { PageContent, Placed } from '../face/page.ts';
import { type Imager, type Spot, snapCode } from './snap-code.ts';

/**
 * What some passes of a face put on a page, its codes on the imager's dots.
 *
 * Space   the page's
 * Order   that of the face's layers
 */
export const placeFace = (face: Face, passes: readonly Pass[], on: Spot & Imager): readonly PageContent[] =>
  face.layers.filter(({ pass }) => passes.includes(pass)).flatMap(({ items }) => placeItems(items, on));

/**
 * Items of a face on a page, its codes on the imager's dots.
 *
 * Space   the page's
 * Why     a code stands between the items before and after it, so that the order of painting stays what it was
 */
export function placeItems(items: readonly Item[], on: Spot & Imager): readonly PageContent[] {
  const contents: PageContent[] = [];
  let plain: Item[] = [];
  const endPlain = (): void => {
    if (plain.length > 0) contents.push(placed(plain, on));
    plain = [];
  };
  for (const item of items) {
    if (!isCode(item)) {
      plain.push(item);
      continue;
    }
    endPlain();
    contents.push(snapCode(item, on, on));
  }
  endPlain();
  return contents;
}

const isCode = (item: Item): item is CodeItem => item.kind === 'code';

function placed(items: readonly Item[], { trim, turned }: Spot): Placed {
  if (turned === 'upright') return { kind: 'placed', at: { x: trim.x, y: trim.y }, items };
  const at: Point = { x: right(trim), y: bottom(trim) };
  return { kind: 'placed', at, turned: 'half', items };
}
