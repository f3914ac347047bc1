import { type PDFContext, type PDFDict, PDFName, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import { LIMITS } from '../content/limits.ts';
import { compile } from './compile.ts';
import { isProcess } from './ink.ts';
import { arrayAt, called, dictAt, nameOf, numberOf, streamAt } from './objects-at-hand.ts';
import { INITIAL, keyOf, type PaintState, type PaintUse, type Scale, scaled } from './paint-state.ts';
import { PROCESS } from './plate.ts';
import type { FormUse, ImageUse, PatternUse, Program, ShadingUse } from './program.ts';
import { type PlateSpace, plateSpace } from './space.ts';
import { decoded } from './stream-bytes.ts';

/**
 * What is found out of a page while its content is compiled: forms, patterns and images, the plates they name, and what
 * cannot be told.
 */
export class Survey {
  readonly context: PDFContext;
  readonly unchecked = new Set<string>();
  readonly #spots = new Set<string>();
  readonly #compiled = new Map<string, Program>();
  readonly #open = new Set<PDFRawStream>();
  #hasProcess = false;

  constructor(context: PDFContext) {
    this.context = context;
  }

  /** Process plates if anything paints them or nothing paints any other; then spots in the order they come. */
  get names(): readonly string[] {
    const spots = [...this.#spots];
    return this.#hasProcess || spots.length === 0 ? [...PROCESS, ...spots] : spots;
  }

  /** Notes the plates that something is painted on. */
  paints(space: PlateSpace | PaintUse): void {
    if ('kind' in space) {
      if (space.kind === 'flat') this.#names(space.space.names);
    } else {
      this.#names(space.names);
      if (space.unmanaged !== null) this.unchecked.add(space.unmanaged);
    }
  }

  #names(names: readonly string[] | 'every'): void {
    if (names === 'every') return;
    for (const name of names) {
      if (isProcess(name)) this.#hasProcess = true;
      else this.#spots.add(name);
    }
  }

  space(resources: PDFDict | null, written: PDFObject | undefined): PlateSpace | null {
    const found = plateSpace({ context: this.context, resources }, written);
    if (found === null) this.unchecked.add(`a colour space (${called(written)}) cannot be read`);
    return found;
  }

  /** A form's content for one inherited state; null for what is none, or for a form within itself. */
  form(stream: PDFRawStream, { state, resources }: Inherited): FormUse | null {
    const program = this.#program(stream, { state, resources });
    return program === null ? null : { program, dict: stream.dict };
  }

  pattern(
    written: PDFObject | undefined,
    inherited: Inherited & { readonly paint: PaintUse | null },
  ): PatternUse | null {
    const dict = dictAt(this.context, written);
    if (numberOf(this.context, dict?.get(PDFName.of('PatternType'))) === 2 && dict !== null) {
      const shading = this.shading(dict.get(PDFName.of('Shading')), inherited.resources);
      return shading === null ? null : { kind: 'shading', dict, shading };
    }
    const stream = streamAt(this.context, written);
    if (stream === null) return null;
    const coloured = numberOf(this.context, stream.dict.get(PDFName.of('PaintType'))) !== 2;
    const paint = coloured ? null : inherited.paint;
    if (!coloured && paint === null) return null;
    const { fillOver, strokeOver } = inherited.state;
    const state = paint === null ? INITIAL : { ...INITIAL, fill: paint, stroke: paint, fillOver, strokeOver };
    const program = this.#program(stream, { state, resources: inherited.resources }, paint !== null);
    return program === null ? null : { kind: 'tiling', program, stream };
  }

  shading(written: PDFObject | undefined, resources: PDFDict | null): ShadingUse | null {
    const dict = dictAt(this.context, written);
    if (dict === null || written === undefined) return null;
    const space = this.space(resources, dict.get(PDFName.of('ColorSpace')));
    if (space === null || this.#isLab(space, `a shading (${called(written)})`)) return null;
    this.paints(space);
    return { written, space };
  }

  image(stream: PDFRawStream, written: PDFObject, resources: PDFDict | null): ImageUse | null {
    if (stream.dict.lookup(PDFName.of('ImageMask'))?.toString() === 'true')
      return { stream, written, space: null };
    const of = stream.dict.get(PDFName.of('ColorSpace'));
    if (of === undefined) {
      this.unchecked.add(`an image (${called(written)}) names no colour space: it is on no plate`);
      return null;
    }
    const space = this.space(resources, of);
    if (space === null || this.#isLab(space, `an image (${called(written)})`)) return null;
    this.paints(space);
    return { stream, written, space };
  }

  /** Numbers of Lab have ranges of their own, and mean no plate. */
  #isLab(space: PlateSpace, what: string): boolean {
    if ((space.palette?.base ?? space).family !== 'Lab') return false;
    this.unchecked.add(`${what} is in Lab: it is on no plate`);
    return true;
  }

  #program(stream: PDFRawStream, { state, resources }: Inherited, locked = false): Program | null {
    if (this.#open.has(stream)) {
      this.unchecked.add('a form is used within itself: the inner use is left out');
      return null;
    }
    if (this.#open.size >= LIMITS.formDepth) {
      this.unchecked.add(
        `forms stand more than ${LIMITS.formDepth} deep in each other: the inner ones are left out`,
      );
      return null;
    }
    const key = `${this.#numberOf(stream)} ${locked} ${keyOf(state)}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const bytes = decoded(stream);
    if (bytes === null) {
      this.unchecked.add('the content of a form cannot be decoded: it is left out');
      return null;
    }
    this.#open.add(stream);
    const own = dictAt(this.context, stream.dict.get(PDFName.of('Resources'))) ?? resources;
    const matrix = arrayAt(this.context, stream.dict.get(PDFName.of('Matrix')));
    const inner = matrix?.slice(0, 4).map((value) => numberOf(this.context, value) ?? 0) as Scale | undefined;
    const start = inner === undefined ? state : { ...state, scale: scaled(inner, state.scale) };
    const program = compile(this, { bytes, resources: own, state: start, locked });
    this.#open.delete(stream);
    this.#compiled.set(key, program);
    return program;
  }

  readonly #numbers = new Map<PDFObject, number>();

  #numberOf(object: PDFObject): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#numbers.set(object, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** A key for what a pattern is, the same for the same object. */
  keyOfObject = (object: PDFObject | undefined): string =>
    object === undefined ? 'none' : `object ${this.#numberOf(this.context.lookup(object) ?? object)}`;

  nameOf = (value: PDFObject | undefined): string | null => nameOf(this.context, value);
}

/** What content takes from what uses it. */
export interface Inherited {
  readonly state: PaintState;
  /** Of the content that uses it: old forms have none of their own. */
  readonly resources: PDFDict | null;
}
