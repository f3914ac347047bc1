import PDFDocument from 'pdfkit';

/** An indirect object of the file: `write` adds to its stream, `end` puts it down. */
export interface Ref {
  readonly id: number;
  readonly data: Record<string, unknown>;
  write(chunk: Uint8Array): void;
  end(): void;
}

/**
 * What pdfkit 0.20.2 has and its types do not tell: an object store, a cross-reference table, a trailer.
 *
 * Why     everything that pdfkit draws itself is left alone: its text, colours, pages and metadata break PDF/X in
 *         the ways that print.md lists. Whoever raises the version of pdfkit looks here first
 */
export interface ObjectStore {
  readonly _root: Ref & { readonly data: { readonly Pages: Ref & { readonly data: PageTree } } };
  /** Both strings of the trailer's ID. */
  _id: Uint8Array;
  /** Called by `end`: writes pdfkit's own XMP, which does not escape titles. */
  endMetadata: () => void;
  ref(data: object): Ref;
  /** All that was put down since the last call; null for nothing. */
  read(): Buffer | null;
  end(): void;
}

interface PageTree extends Record<string, unknown> {
  readonly Kids: Ref[];
  Count: number;
}

/** Text among dictionary values: pdfkit takes a plain string for a name. */
export const text = (value: string): object => new String(value);

/** A name among the values of Info, where pdfkit takes a plain string for text after all. */
export class Name {
  readonly #name: string;
  readonly [Symbol.toStringTag] = 'PDFName';

  constructor(name: string) {
    this.#name = name;
  }

  toString(): string {
    return `/${this.#name}`;
  }
}

/** An empty store for PDF 1.6: no page, no standard font, streams compressed by us. */
export const openStore = (info: Readonly<Record<string, string | Date | Name>>): ObjectStore =>
  new PDFDocument({
    autoFirstPage: false,
    // pdfkit loads Helvetica, which is never embedded, unless it is told null; its types know strings only.
    font: null as unknown as string,
    compress: false,
    pdfVersion: '1.6',
    info: info as object,
  }) as unknown as ObjectStore;
