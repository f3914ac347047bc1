import { PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { BoundedFile } from '../bounded-file.ts';
import { FileFont } from './file-font.ts';

/** The fonts of a file, each read once. */
export class FontShelf {
  readonly #file: BoundedFile;
  readonly #known = new Map<string, FileFont | null>();

  constructor(file: BoundedFile) {
    this.#file = file;
  }

  /** Null for what is no font; `name` is what resources call one that has no object of its own. */
  read(object: PDFObject, name: string): FileFont | null {
    const ref = object instanceof PDFRef ? object.tag : `Font/${name}`;
    const known = object instanceof PDFRef ? this.#known.get(ref) : undefined;
    if (known !== undefined) return known;
    const dict = this.#file.document.context.lookup(object);
    const font = dict instanceof PDFDict ? new FileFont({ dict, ref, budget: this.#file.budget }) : null;
    if (object instanceof PDFRef) this.#known.set(ref, font);
    return font;
  }
}
