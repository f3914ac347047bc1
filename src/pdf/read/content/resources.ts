import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { BoundedFile } from './bounded-file.ts';
import { type BadSpace, byName, isBad, SpaceShelf } from './colour-spaces.ts';
import { type ExtendedState, readExtendedState } from './extended-state.ts';
import type { FileFont } from './fonts/file-font.ts';
import { FontShelf } from './fonts/font-shelf.ts';
import { LayerShelf } from './layers.ts';
import type { ColourSpace, Pattern, Shading, SpaceFamily } from './paint.ts';
import type { Layer } from './state.ts';
import { matrixOf } from './written-numbers.ts';
import { type XObject, XObjectShelf } from './x-objects.ts';

/** What the content of one file names, read when it is first named. */
export class Library {
  readonly file: BoundedFile;
  readonly spaces: SpaceShelf;
  readonly layers: LayerShelf;
  readonly fonts: FontShelf;
  readonly xObjects: XObjectShelf;
  readonly #resources = new Map<PDFDict | null, Resources>();

  constructor(file: BoundedFile) {
    this.file = file;
    this.spaces = new SpaceShelf(file);
    this.layers = new LayerShelf(file);
    this.fonts = new FontShelf(file);
    this.xObjects = new XObjectShelf(file, this);
  }

  resources(dict: PDFDict | null): Resources {
    const known = this.#resources.get(dict);
    if (known !== undefined) return known;
    const resources = new Resources(this, dict);
    this.#resources.set(dict, resources);
    return resources;
  }
}

/** The library of a file: one for all its pages. */
export const libraryOf = (file: BoundedFile): Library => file.once(makeLibrary);
const makeLibrary = (file: BoundedFile): Library => new Library(file);

/** A resource dictionary: what its names mean. Null for a name that it does not have. */
export class Resources {
  readonly #library: Library;
  readonly #dict: PDFDict | null;
  readonly #fonts = new Map<string, FileFont | null>();
  readonly #xObjects = new Map<string, XObject | null>();
  readonly #spaces = new Map<string, ColourSpace | BadSpace | null>();
  readonly #states = new Map<string, ExtendedState | null>();
  readonly #layers = new Map<string, Layer | null>();
  readonly #patterns = new Map<string, Pattern | null>();

  constructor(library: Library, dict: PDFDict | null) {
    this.#library = library;
    this.#dict = dict;
  }

  font(name: string): FileFont | null {
    return kept(this.#fonts, name, () => {
      const written = this.#written('Font', name);
      return written === undefined ? null : this.#library.fonts.read(written, name);
    });
  }

  xObject(name: string): XObject | null {
    // Asked for at every use of a form: nothing is made to look up what is known.
    const known = this.#xObjects.get(name);
    return known === undefined ? this.#readXObject(name) : known;
  }

  /** A space by its name in content: PDF's own names first. */
  space(name: string): ColourSpace | BadSpace | null {
    return kept(this.#spaces, name, () => {
      // The short names G, RGB, CMYK and I are PDF's own in inline images alone.
      const own = byName(name);
      if (!isBad(own) && name.length > LONGEST_SHORT_NAME) return this.meaning(own);
      return this.#readSpace(name);
    });
  }

  /**
   * What a device space means here: itself, or what the resources name in its stead.
   *
   * Source  ISO 32000-1, 8.6.5.6: DefaultGray, DefaultRGB and DefaultCMYK
   */
  meaning(space: ColourSpace): ColourSpace {
    const name = DEFAULTS.get(space.family);
    if (name === undefined) return space;
    const other = kept(this.#spaces, name, () => this.#readSpace(name));
    return other === null || isBad(other) || other.components !== space.components ? space : other;
  }

  state(name: string): ExtendedState | null {
    return kept(this.#states, name, () => {
      const dict = this.#library.file.document.context.lookup(this.#written('ExtGState', name));
      return dict instanceof PDFDict ? readExtendedState(dict) : null;
    });
  }

  layer(name: string): Layer | null {
    return kept(this.#layers, name, () => {
      const written = this.#written('Properties', name);
      return written === undefined ? null : this.#library.layers.read(written, name);
    });
  }

  pattern(name: string): Pattern | null {
    return kept(this.#patterns, name, () => this.#readPattern(this.#written('Pattern', name), name));
  }

  shading(name: string): Shading | null {
    return this.#readShading(this.#written('Shading', name));
  }

  #readXObject(name: string): XObject | null {
    const written = this.#written('XObject', name);
    const read = written === undefined ? null : this.#library.xObjects.read(written);
    this.#xObjects.set(name, read);
    return read;
  }

  #readSpace(name: string): ColourSpace | BadSpace | null {
    const written = this.#written('ColorSpace', name);
    return written === undefined ? null : this.#library.spaces.read(written);
  }

  #written(kind: string, name: string): PDFObject | undefined {
    const dict = this.#dict?.lookup(PDFName.of(kind));
    return dict instanceof PDFDict ? dict.get(PDFName.of(name)) : undefined;
  }

  #readPattern(written: PDFObject | undefined, name: string): Pattern | null {
    const object = this.#library.file.document.context.lookup(written);
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return null;
    const common = {
      ref: written instanceof PDFRef ? written.tag : `Pattern/${name}`,
      matrix: matrixOf(dict),
    };
    const type = dict.lookup(PDFName.of('PatternType'));
    if (type instanceof PDFNumber && type.asNumber() === 2) {
      const shading = this.#readShading(dict.get(PDFName.of('Shading')));
      return { ...common, kind: 'shading', coloured: true, shading };
    }
    const paint = dict.lookup(PDFName.of('PaintType'));
    return {
      ...common,
      kind: 'tiling',
      coloured: !(paint instanceof PDFNumber && paint.asNumber() === 2),
      shading: null,
    };
  }

  #readShading(written: PDFObject | undefined): Shading | null {
    const object = this.#library.file.document.context.lookup(written);
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict) || object instanceof PDFArray) return null;
    const type = dict.lookup(PDFName.of('ShadingType'));
    const space = this.#library.spaces.read(dict.get(PDFName.of('ColorSpace')));
    if (!(type instanceof PDFNumber) || isBad(space)) return null;
    return { type: type.asNumber(), space, ref: written instanceof PDFRef ? written.tag : null };
  }
}

const DEFAULTS: ReadonlyMap<SpaceFamily, string> = new Map([
  ['DeviceGray', 'DefaultGray'],
  ['DeviceRGB', 'DefaultRGB'],
  ['DeviceCMYK', 'DefaultCMYK'],
]);

const LONGEST_SHORT_NAME = 'CMYK'.length;

/** What a map holds for a name, found once. */
function kept<T>(map: Map<string, T>, name: string, find: () => T): T {
  const known = map.get(name);
  if (known !== undefined) return known;
  const found = find();
  map.set(name, found);
  return found;
}
