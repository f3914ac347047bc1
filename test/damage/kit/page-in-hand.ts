import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** Some object of a PDF, where it stands or by its reference. */
export type Entry = PDFObject | PDFRef;

/** A page of a finished PDF, taken apart into lines of operators: change them in place. */
export class PageInHand {
  readonly node: PDFDict;
  readonly #context: PDFContext;
  #lines: string[] | null = null;

  constructor(node: PDFDict, context: PDFContext) {
    this.node = node;
    this.#context = context;
  }

  get lines(): string[] {
    this.#lines ??= linesOf(this.#context.lookup(this.node.get(PDFName.of('Contents'))));
    return this.#lines;
  }

  /** Puts lines in the place of so many. */
  put(at: number, count: number, ...lines: readonly string[]): void {
    this.lines.splice(at, count, ...lines);
  }

  /** Puts lines before the last: on top of all else, in the page's own space. */
  paintLast(...lines: readonly string[]): void {
    this.lines.push('q', ...lines, 'Q');
  }

  /** What content may call by name, of a kind such as `ExtGState`. */
  resources(kind: string): PDFDict {
    return resourcesIn(this.node, kind, this.#context);
  }

  /** Makes something known to the content by a name. */
  know(kind: string, name: string, entry: Entry): void {
    this.resources(kind).set(PDFName.of(name), entry);
  }

  /** Writes the lines back, if they were looked at. */
  close(): void {
    if (this.#lines === null) return;
    const content = this.#context.stream(this.#lines.join('\n'));
    this.node.set(PDFName.of('Contents'), this.#context.register(content));
  }
}

/** The resources of a page or a form, of one kind; none yet is an empty dictionary from now on. */
export function resourcesIn(of: PDFDict, kind: string, context: PDFContext): PDFDict {
  const all = of.lookup(PDFName.of('Resources'), PDFDict);
  const found = all.lookupMaybe(PDFName.of(kind), PDFDict);
  if (found !== undefined) return found;
  const made = context.obj({});
  all.set(PDFName.of(kind), made);
  return made;
}

/** The lines of a stream. */
export function linesOf(stream: PDFObject | undefined): string[] {
  if (!(stream instanceof PDFRawStream)) throw new Error('a stream was expected');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').split('\n');
}
