import { type Art, type Outline, type PathItem, placeArt, type Rect, readArt } from '../../src/kit.ts';
import { palette } from './inks.ts';

/** The drawing `art/<name>.svg` in the game's inks. */
export const drawing = (name: string): Art => readArt(new URL(`./art/${name}.svg`, import.meta.url), palette);

/** A drawing in its box. */
export const drawn = (name: string, box: Rect): readonly PathItem[] => placeArt(drawing(name), box);

/** The one outline of a drawing, in its box: a coat. */
export function outlineOf(name: string, box: Rect): Outline {
  const [item, ...more] = drawn(name, box);
  if (item === undefined || more.length > 0) throw new RangeError(`art/${name}.svg must hold one outline`);
  return item.outline;
}
