import { PDFBool, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { BoundedFile } from './bounded-file.ts';
import { isBad } from './colour-spaces.ts';
import { type Decoded, decodeStream } from './decode-stream.ts';
import { type ReadImage, readImage } from './images.ts';
import type { Matrix } from './matrix.ts';
import type { Library, Resources } from './resources.ts';
import type { Layer } from './state.ts';
import type { FormUse } from './visitor.ts';
import { matrixOf, nameIn, numbersIn } from './written-numbers.ts';

/** What `Do` may name. */
export type XObject =
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'image'; readonly read: ReadImage; readonly layer: Layer | null }
  | { readonly kind: 'bad'; readonly ref: string; readonly why: string };

/** Content that is drawn as one: a form, the tile of a pattern, the group of a soft mask. */
export interface Form {
  readonly ref: string;
  readonly matrix: Matrix;
  readonly bbox: FormUse['bbox'];
  readonly group: FormUse['group'];
  readonly layer: Layer | null;
  /** As visitors are told of it. */
  readonly use: FormUse;
  /** Null where it has none of its own, and those of whoever draws it are meant. */
  readonly resources: Resources | null;
  /** The forms that content within it stands in, where it is used within these: itself last. */
  insideOf(forms: readonly string[]): readonly string[];
  /** The content; decoded when it is first asked for. */
  content(): Decoded;
}

/** So much decoded content of forms is kept; what goes beyond is decoded at each use, out of the file's budget. */
const MOST_KEPT = 64 << 20;

const NOWHERE: readonly string[] = [];

/** The XObjects of a file, each read once. */
export class XObjectShelf {
  readonly #file: BoundedFile;
  readonly #library: Library;
  readonly #known = new Map<string, XObject>();
  readonly #forms = new Map<string, Form>();
  #kept = 0;
  #made = 0;

  constructor(file: BoundedFile, library: Library) {
    this.#file = file;
    this.#library = library;
  }

  read(object: PDFObject): XObject {
    if (!(object instanceof PDFRef)) return { kind: 'bad', ref: 'direct', why: 'is no object of its own' };
    const known = this.#known.get(object.tag);
    if (known !== undefined) return known;
    const made = this.#parse(object);
    this.#known.set(object.tag, made);
    return made;
  }

  /** The stream as content, whatever it says that it is. */
  form(ref: PDFRef): Form | null {
    const known = this.#forms.get(ref.tag);
    if (known !== undefined) return known;
    const stream = this.#file.document.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) return null;
    const form = this.#makeForm(stream, ref.tag);
    this.#forms.set(ref.tag, form);
    return form;
  }

  /** By `12 0 R`. */
  formByTag(tag: string): Form | null {
    const written = /^(\d+) (\d+) R$/.exec(tag);
    return written === null ? null : this.form(PDFRef.of(Number(written[1]), Number(written[2])));
  }

  #parse(ref: PDFRef): XObject {
    const stream = this.#file.document.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) return { kind: 'bad', ref: ref.tag, why: 'is no stream' };
    const subtype = nameIn(stream.dict, 'Subtype');
    if (subtype === 'Image') return this.#makeImage(stream, ref.tag);
    const form = subtype === 'Form' ? this.form(ref) : null;
    if (form === null)
      return { kind: 'bad', ref: ref.tag, why: `is of the kind ${subtype ?? 'that it does not say'}` };
    return stream.dict.has(PDFName.of('Ref'))
      ? { kind: 'bad', ref: ref.tag, why: 'stands for content of another file' }
      : { kind: 'form', form };
  }

  #makeImage(stream: PDFRawStream, ref: string): XObject {
    const { spaces } = this.#library;
    const read = readImage(stream.dict, { ref, bytes: stream.contents, shelf: spaces, named: () => null });
    return { kind: 'image', read, layer: this.#layerOf(stream.dict) };
  }

  #makeForm(stream: PDFRawStream, ref: string): Form {
    const resources = stream.dict.lookup(PDFName.of('Resources'));
    const [x0, y0, x1, y1] = numbersIn(stream.dict, 'BBox') ?? [];
    const isBox = x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined;
    const use: FormUse = {
      kind: 'form',
      ref,
      nth: this.#made++,
      matrix: matrixOf(stream.dict),
      bbox: isBox ? [x0, y0, x1, y1] : null,
      group: this.#groupOf(stream.dict),
    };
    let kept: Decoded | null = null;
    // Nearly every use of a form stands where the last one stood: on the page, or in the same other form.
    let [around, within]: [readonly string[], readonly string[]] = [NOWHERE, [ref]];
    return {
      ref,
      matrix: use.matrix,
      bbox: use.bbox,
      group: use.group,
      use,
      layer: this.#layerOf(stream.dict),
      resources: resources instanceof PDFDict ? this.#library.resources(resources) : null,
      insideOf: (forms) => {
        if (forms !== around) [around, within] = [forms, [...forms, ref]];
        return within;
      },
      content: () => {
        if (kept !== null) return kept;
        const decoded = decodeStream(stream, { object: ref, budget: this.#file.budget });
        const size = decoded.ok ? decoded.bytes.length : 0;
        if (this.#kept + size > MOST_KEPT) return decoded;
        this.#kept += size;
        kept = decoded;
        return decoded;
      },
    };
  }

  #layerOf(dict: PDFDict): Layer | null {
    const written = dict.get(PDFName.of('OC'));
    return written === undefined ? null : this.#library.layers.read(written, '');
  }

  #groupOf(dict: PDFDict): FormUse['group'] {
    const group = dict.lookup(PDFName.of('Group'));
    if (!(group instanceof PDFDict) || nameIn(group, 'S') !== 'Transparency') return null;
    const written = group.get(PDFName.of('CS'));
    const space = written === undefined ? null : this.#library.spaces.read(written);
    const is = (key: string): boolean => group.lookup(PDFName.of(key)) === PDFBool.True;
    return { space: space === null || isBad(space) ? null : space, isolated: is('I'), knockout: is('K') };
  }
}
