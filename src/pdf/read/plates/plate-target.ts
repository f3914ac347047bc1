import {
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFObjectCopier,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { type Emitted, emit } from './emit.ts';
import { effectOn, type Formula, type Overprint } from './ink.ts';
import { resolved, resourceAt } from './objects-at-hand.ts';
import type { FormUse, ImageUse, PatternUse, Program, ShadingUse } from './program.ts';
import type { PlateSpace } from './space.ts';
import { DROPPED } from './state-dict.ts';
import { substitute } from './substitute.ts';

/** The file that plates are written into, and what of the source is in it already. */
export interface Copying {
  readonly source: PDFContext;
  readonly context: PDFContext;
  readonly copier: PDFObjectCopier;
  readonly dpi: number;
}

/** Something made for one plate, and whether it leaves ink. */
export interface Made {
  readonly ref: PDFRef;
  readonly inks: boolean;
}

/** One plate while it is written: each form, pattern, image and shading once. */
export class PlateTarget {
  readonly plate: string;
  readonly context: PDFContext;
  readonly #from: Copying;
  readonly #made = new Map<unknown, Made | null>();
  readonly #parts = new Map<string, PDFRef>();
  readonly #kept = new Map<PDFObject, PDFObject>();

  /** The side of a pixel of what will be rendered, in points. */
  readonly pixelPt: number;
  readonly #alphas = new Map<number, PDFRef>();

  constructor(plate: string, from: Copying) {
    this.plate = plate;
    this.pixelPt = 72 / from.dpi;
    this.context = from.context;
    this.#from = from;
  }

  content(program: Program): Emitted {
    return emit(program, this);
  }

  /** Null where nothing of the form is on this plate. */
  form({ program, dict }: FormUse): Made | null {
    return this.#once(program, () =>
      this.#stream(program, (resources) => {
        const made = this.#copied(dict, ['BBox', 'Matrix', 'OC']);
        made.set(PDFName.of('Type'), PDFName.of('XObject'));
        made.set(PDFName.of('Subtype'), PDFName.of('Form'));
        made.set(PDFName.of('Resources'), resources);
        const group = dict.lookup(PDFName.of('Group'));
        if (group instanceof PDFDict) made.set(PDFName.of('Group'), this.#greyGroup(group));
        return made;
      }),
    );
  }

  pattern(pattern: PatternUse, overprint: Overprint): Made | null {
    if (pattern.kind === 'tiling') {
      return this.#once(pattern.program, () => this.#tiling(pattern));
    }
    const { dict, shading } = pattern;
    const formula = effectOn(this.plate, shading.space, overprint);
    if (formula === null) return null;
    const made = this.#copied(dict, ['Matrix']);
    made.set(PDFName.of('PatternType'), this.context.obj(2));
    made.set(PDFName.of('Shading'), this.shading(shading, formula));
    return { ref: this.context.register(made), inks: formula.kind !== 'empty' };
  }

  /** A mask as it is, where no formula is given. */
  image({ stream, written, space }: ImageUse, formula: Formula | null): PDFRef {
    return this.#part(written, formula, () => {
      const dict = this.#copied(stream.dict, IMAGE_KEYS);
      dict.set(PDFName.of('Type'), PDFName.of('XObject'));
      dict.set(PDFName.of('Subtype'), PDFName.of('Image'));
      if (space !== null && formula !== null) dict.set(PDFName.of('ColorSpace'), this.#space(space, formula));
      return PDFRawStream.of(dict, stream.contents);
    });
  }

  shading({ written, space }: ShadingUse, formula: Formula): PDFRef {
    return this.#part(written, formula, () => {
      const found = resolved(this.#from.source, written);
      const dict = found instanceof PDFRawStream ? found.dict : found;
      const made =
        dict instanceof PDFDict ? this.#copiedBut(dict, SHADING_LOSES) : PDFDict.withContext(this.context);
      made.set(PDFName.of('ColorSpace'), this.#space(space, formula));
      return found instanceof PDFRawStream ? PDFRawStream.of(made, found.contents) : made;
    });
  }

  /** A graphics state that lets lines show through. */
  strokeAlpha(alpha: number): PDFRef {
    const ref = this.#alphas.get(alpha) ?? this.context.register(this.context.obj({ CA: alpha }));
    this.#alphas.set(alpha, ref);
    return ref;
  }

  /** A font, a graphics state or a layer, for the plate to refer to. */
  kept(resources: PDFDict | null, kind: string, name: string): PDFObject | null {
    const written = resourceAt(this.#from.source, resources, [kind, name]);
    if (written === undefined) return null;
    const known = this.#kept.get(written);
    if (known !== undefined) return known;
    const state = kind === 'ExtGState' ? resolved(this.#from.source, written) : null;
    const made = state instanceof PDFDict ? this.#copiedBut(state, DROPPED) : this.#from.copier.copy(written);
    this.#kept.set(written, made);
    return made;
  }

  #tiling({ program, stream }: PatternUse & { readonly kind: 'tiling' }): Made | null {
    return this.#stream(program, (resources) => {
      const made = this.#copied(stream.dict, ['BBox', 'Matrix', 'XStep', 'YStep', 'TilingType']);
      made.set(PDFName.of('PatternType'), this.context.obj(1));
      made.set(PDFName.of('PaintType'), this.context.obj(1));
      made.set(PDFName.of('Resources'), resources);
      return made;
    });
  }

  #stream(program: Program, dictOf: (resources: PDFDict) => PDFDict): Made | null {
    const { bytes, resources, paints, inks } = this.content(program);
    if (!paints) return null;
    return { ref: this.context.register(PDFRawStream.of(dictOf(resources.dict()), bytes)), inks };
  }

  #once(key: unknown, make: () => Made | null): Made | null {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(key, made);
    return made;
  }

  readonly #numbers = new Map<PDFObject, number>();

  #part(written: PDFObject, formula: Formula | null, make: () => PDFObject): PDFRef {
    const number = this.#numbers.get(written) ?? this.#numbers.size;
    this.#numbers.set(written, number);
    const key = `${number} ${JSON.stringify(formula)}`;
    const ref = this.#parts.get(key) ?? this.context.register(make());
    this.#parts.set(key, ref);
    return ref;
  }

  readonly #spaces = new Map<string, PDFObject>();

  /** Indexed spaces have palettes of their own: no two are taken for one. */
  #space(space: PlateSpace, formula: Formula): PDFObject {
    const key = space.palette === null ? `${space.key} ${JSON.stringify(formula)}` : null;
    const known = key === null ? undefined : this.#spaces.get(key);
    if (known !== undefined) return known;
    const made = substitute(this.context, space, formula);
    if (key !== null) this.#spaces.set(key, made);
    return made;
  }

  #greyGroup(group: PDFDict): PDFDict {
    const made = this.#copied(group, ['S', 'I', 'K']);
    if (group.has(PDFName.of('CS'))) made.set(PDFName.of('CS'), PDFName.of('DeviceGray'));
    return made;
  }

  #copied(dict: PDFDict, keys: readonly string[]): PDFDict {
    const made = PDFDict.withContext(this.context);
    for (const key of keys) this.#copyEntry(dict, PDFName.of(key), made);
    return made;
  }

  #copiedBut(dict: PDFDict, losing: ReadonlySet<string>): PDFDict {
    const made = PDFDict.withContext(this.context);
    for (const key of dict.keys()) if (!losing.has(key.decodeText())) this.#copyEntry(dict, key, made);
    return made;
  }

  #copyEntry(from: PDFDict, key: PDFName, to: PDFDict): void {
    const value = from.get(key);
    if (value !== undefined) to.set(key, this.#from.copier.copy(value));
  }
}

const IMAGE_KEYS = [
  'Width',
  'Height',
  'BitsPerComponent',
  'ImageMask',
  'Filter',
  'DecodeParms',
  'Decode',
  'Interpolate',
  'Mask',
  'SMask',
  'OC',
];

const SHADING_LOSES: ReadonlySet<string> = new Set(['ColorSpace', 'Length']);
