import { type Palette, type PathItem, placeArt, type Rect, readArt } from '../../src/kit.ts';

/** A drawing of this game, by its name under `art/`, in the middle of a box. */
export const drawing = (name: string, palette: Palette, box: Rect): readonly PathItem[] =>
  placeArt(readArt(new URL(`./art/${name}.svg`, import.meta.url), palette), box);
