import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { BoundedFile } from './bounded-file.ts';
import { decodeStream } from './decode-stream.ts';
import type { ColourSpace, Paint, SpaceFamily } from './paint.ts';

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

const device = (family: SpaceFamily, colorants: readonly string[], components: number): ColourSpace => ({
  family,
  colorants,
  components,
  base: null,
  key: `/${family}`,
  ref: null,
  tintRef: null,
  palette: null,
});

export const GRAY = device('DeviceGray', ['Black'], 1);
export const RGB = device('DeviceRGB', [], 3);
export const CMYK = device('DeviceCMYK', PROCESS, 4);
const PATTERN = device('Pattern', [], 0);

/** What content starts with, and what `cs` sets to be painted with. */
export function initialPaint(space: ColourSpace): Paint {
  const components = space.family === 'Pattern' ? [] : new Array<number>(space.components).fill(0);
  if (space.family === 'Separation' || space.family === 'DeviceN') components.fill(1);
  if (space.family === 'DeviceCMYK') components[3] = 1;
  return { space, components, pattern: null };
}

/** A space that cannot be read, in a sentence that follows « the colour space ». */
export interface BadSpace {
  readonly bad: string;
}

export const isBad = (space: ColourSpace | BadSpace): space is BadSpace => 'bad' in space;

/** Spaces stand in spaces: a pattern's base may be indexed, on a profile, over its alternate. No deeper. */
const DEEPEST = 6;

/** How deep arrays and dictionaries are written within each other: the attributes of a DeviceN are some five. */
const DEEPEST_WRITTEN = 16;

function isShallow(object: PDFObject, deepest: number): boolean {
  const within =
    object instanceof PDFArray ? object.asArray() : object instanceof PDFDict ? object.values() : [];
  return deepest > 0 && within.every((entry) => isShallow(entry, deepest - 1));
}

/** The colour spaces of a file: one object for each that is written differently. */
export class SpaceShelf {
  readonly #file: BoundedFile;
  readonly #byRef = new Map<string, ColourSpace | BadSpace>();
  readonly #byKey = new Map<string, ColourSpace>();

  constructor(file: BoundedFile) {
    this.#file = file;
  }

  /** By what stands in resources, in an image, in another space. Names must be those of PDF: resources are not looked into. */
  read(object: PDFObject | undefined, depth = 0): ColourSpace | BadSpace {
    if (depth > DEEPEST) return { bad: 'stands within itself, or too deep' };
    if (!(object instanceof PDFRef)) return this.#shared(this.#parse(object, { ref: null, depth }));
    const known = this.#byRef.get(object.tag);
    if (known !== undefined) return known;
    const target = this.#file.document.context.lookup(object);
    const space = this.#shared(this.#parse(target, { ref: object.tag, depth }));
    this.#byRef.set(object.tag, space);
    return space;
  }

  #shared(space: ColourSpace | BadSpace): ColourSpace | BadSpace {
    if (isBad(space)) return space;
    const known = this.#byKey.get(space.key);
    if (known !== undefined) return known;
    this.#byKey.set(space.key, space);
    return space;
  }

  #parse(object: PDFObject | undefined, at: Place): ColourSpace | BadSpace {
    if (object instanceof PDFName) return byName(object.decodeText());
    if (!(object instanceof PDFArray) || object.size() === 0)
      return { bad: 'is neither a name nor an array' };
    if (!isShallow(object, DEEPEST_WRITTEN)) return { bad: 'is nested too deep' };
    const family = object.lookup(0);
    const name = family instanceof PDFName ? family.decodeText() : '';
    const written: Written = { array: object, key: String(object), ...at };
    switch (name) {
      case 'CalGray':
        return { ...device(name, ['Black'], 1), key: written.key, ref: at.ref };
      case 'CalRGB':
      case 'Lab':
        return { ...device(name, [], 3), key: written.key, ref: at.ref };
      case 'ICCBased':
        return this.#profile(written);
      case 'Indexed':
      case 'I':
        return this.#indexed(written);
      case 'Pattern':
        return this.#pattern(written);
      case 'Separation':
      case 'DeviceN':
        return this.#spots(name, written);
      default:
        return object.size() === 1
          ? byName(name)
          : { bad: `is of the family ${name}, which PDF does not know` };
    }
  }

  #profile({ array, key, ref, depth }: Written): ColourSpace | BadSpace {
    const stream = array.lookup(1);
    const dict = stream instanceof PDFRawStream ? stream.dict : null;
    const count = dict?.lookup(PDFName.of('N'));
    const components = count instanceof PDFNumber ? count.asNumber() : 0;
    if (components !== 1 && components !== 3 && components !== 4)
      return { bad: 'has a profile of no known size' };
    const alternate = dict?.get(PDFName.of('Alternate'));
    const base = alternate === undefined ? null : this.read(alternate, depth + 1);
    const colorants = components === 4 ? PROCESS : components === 1 ? ['Black'] : [];
    const written = array.get(1);
    return {
      ...device('ICCBased', colorants, components),
      key,
      ref: written instanceof PDFRef ? written.tag : ref,
      base: base === null || isBad(base) ? null : base,
    };
  }

  #indexed({ array, key, ref, depth }: Written): ColourSpace | BadSpace {
    const base = this.read(array.get(1), depth + 1);
    if (isBad(base)) return base;
    if (base.family === 'Indexed' || base.family === 'Pattern')
      return { bad: `is indexed over ${base.family}` };
    const table = array.size() > 3 ? array.lookup(3) : undefined;
    return {
      ...device('Indexed', base.colorants, 1),
      base,
      key,
      ref,
      palette: this.#palette(table, ref ?? key),
    };
  }

  #palette(table: PDFObject | undefined, object: string): Uint8Array | null {
    if (table instanceof PDFString || table instanceof PDFHexString) return table.asBytes();
    if (!(table instanceof PDFRawStream)) return null;
    const decoded = decodeStream(table, { object, budget: this.#file.budget });
    return decoded.ok && decoded.left.length === 0 ? decoded.bytes : null;
  }

  #pattern({ array, key, ref, depth }: Written): ColourSpace | BadSpace {
    if (array.size() < 2) return PATTERN;
    const base = this.read(array.get(1), depth + 1);
    if (isBad(base)) return base;
    if (base.family === 'Pattern') return { bad: 'is a pattern over a pattern' };
    return { ...device('Pattern', base.colorants, base.components), base, key, ref };
  }

  #spots(family: 'Separation' | 'DeviceN', { array, key, ref, depth }: Written): ColourSpace | BadSpace {
    const listed = array.size() > 3 ? array.lookup(1) : undefined;
    const names =
      listed instanceof PDFArray
        ? listed.asArray().map((entry) => this.#file.document.context.lookup(entry))
        : [listed];
    const colorants = names.filter((name) => name instanceof PDFName).map((name) => name.decodeText());
    if (colorants.length === 0 || colorants.length < names.length)
      return { bad: 'does not name its colorants, or has no tint transform' };
    if (colorants.length > MOST_COLORANTS) return { bad: `has ${colorants.length} colorants` };
    const base = this.read(array.get(2), depth + 1);
    if (isBad(base)) return base;
    const tint = array.get(3);
    return {
      ...device(family, colorants, colorants.length),
      base,
      key,
      ref,
      tintRef: tint instanceof PDFRef ? tint.tag : null,
    };
  }
}

/** Source  ISO 32000-1, annex C: 32, of which readers of today make no more than twice as many. */
const MOST_COLORANTS = 64;

interface Place {
  readonly ref: string | null;
  readonly depth: number;
}

interface Written extends Place {
  readonly array: PDFArray;
  readonly key: string;
}

/** Names as they stand in content and resources, and short as inline images may write them. */
export function byName(name: string): ColourSpace | BadSpace {
  switch (name) {
    case 'DeviceGray':
    case 'G':
      return GRAY;
    case 'DeviceRGB':
    case 'RGB':
      return RGB;
    case 'DeviceCMYK':
    case 'CMYK':
      return CMYK;
    case 'Pattern':
      return PATTERN;
    default:
      return { bad: `has the name ${name}, which PDF does not know` };
  }
}

/** The space of a shading, an image or a group. */
export const spaceIn = (dict: PDFDict, key: string, shelf: SpaceShelf): ColourSpace | BadSpace | null => {
  const written = dict.get(PDFName.of(key));
  return written === undefined ? null : shelf.read(written);
};
