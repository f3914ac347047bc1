import type { Paint } from '../base/ink.ts';
import type { Stroke } from '../face/item.ts';
import { LEAST_STROKE, type Palette } from './palette.ts';
import type { Element } from './parse.ts';
import { refuse, type Source } from './source.ts';

/** What an element is painted with, its own classes before those of the groups that hold it. */
export interface Inks {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

/**
 * The inks of an element.
 *
 * Throws  InputError if a class is not in the palette, if two give a fill or two a stroke, or if a stroke is too
 *         thin to print
 */
export function inksOf(source: Source, element: Element, inherited: Inks, palette: Palette): Inks {
  const written = element.attributes.get('class');
  if (written === undefined) return inherited;
  const refused = (what: string, hint: string): never => refuse(source, written.offset, { what, hint });
  const own: { fill?: Paint; stroke?: Stroke } = {};
  const classes = written.value.split(/\s+/).filter((name) => name !== '');
  if (classes.length === 0) refused('the class is empty', 'name an ink of the palette');
  for (const name of classes) {
    const use = Object.hasOwn(palette, name) ? palette[name] : undefined;
    if (use === undefined) return refused(`class "${name}" is not in the palette`, `use ${namesOf(palette)}`);
    if (use.fill !== undefined && own.fill !== undefined) refused('two classes give a fill', 'keep one');
    if (use.stroke !== undefined && own.stroke !== undefined)
      refused('two classes give a stroke', 'keep one');
    if (use.stroke !== undefined && use.stroke.width < LEAST_STROKE) {
      refused(`the stroke of "${name}" is under 0.25 pt`, 'make it heavier in the palette');
    }
    Object.assign(own, use);
  }
  return { ...inherited, ...own };
}

const namesOf = (palette: Palette): string => Object.keys(palette).sort().join(', ') || 'a palette with inks';
