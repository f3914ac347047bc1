import type { Size } from '../base/geometry.ts';
import { attributeReader } from './attributes.ts';
import { type Inks, inksOf } from './inks.ts';
import type { ArtSpace } from './outline.ts';
import type { Palette } from './palette.ts';
import type { Element } from './parse.ts';
import type { Source } from './source.ts';
import { isTransform } from './transform.ts';

/** All that the elements of one file are drawn by. */
export interface Drawing {
  readonly source: Source;
  readonly palette: Palette;
  readonly space: ArtSpace;
  readonly size: Size;
}

/** What an element has from the groups that hold it; transforms from the innermost to the outermost. */
export interface Context extends Inks {
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly transforms: readonly string[];
}

export const OUTERMOST: Context = { fillRule: 'nonzero', transforms: [] };

/** What holds for an element and for all within it. */
export function contextOf({ source, palette }: Drawing, element: Element, outer: Context): Context {
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
