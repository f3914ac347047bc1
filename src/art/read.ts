import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InputError } from '../base/fault.ts';
import type { Size } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { PathItem } from '../face/item.ts';
import { drawnItems } from './drawing.ts';
import type { Palette } from './palette.ts';
import { parseXml } from './parse.ts';
import { readViewBox } from './view-box.ts';

/**
 * A drawing from a file of the strict subset of SVG that goes to plates as it is.
 *
 * Space   origin at the corner of the viewBox, y down, lattice units; nothing reaches out of `size`
 * Shape   `items` in painting order; `groups` holds, by id, the items of each element that has one
 */
export interface Art {
  /** How its file is called in messages. */
  readonly name: string;
  readonly size: Size;
  readonly items: readonly PathItem[];
  readonly groups: ReadonlyMap<string, readonly PathItem[]>;
}

export interface ArtOptions {
  /** The length of one unit of the viewBox; a millimetre where it is not given. */
  readonly unit?: Length;
}

/**
 * The drawing of a file, in the inks that a palette gives its classes.
 *
 * Throws  InputError `file:line:column: what, what to do` for all that the subset does not hold
 * Why     a colour, gradient or clip that reached a plate by some default would be found on the press
 */
export function readArt(file: URL | string, palette: Palette, options: ArtOptions = {}): Art {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: the art cannot be read, see that the file is there`, { cause });
  }
  return artFrom({ name: path, text, ...options }, palette);
}

/** As `readArt`, from text at hand. */
export function artFrom(
  { name, text, unit = mm(1) }: ArtOptions & { readonly name: string; readonly text: string },
  palette: Palette,
): Art {
  const source = { name, text };
  const root = parseXml(source);
  const viewBox = readViewBox(source, root);
  const size = { width: Math.round(viewBox.width * unit), height: Math.round(viewBox.height * unit) };
  const { items, groups } = drawnItems(root, { source, palette, space: { ...viewBox, unit }, size });
  return { name, size, items, groups };
}
