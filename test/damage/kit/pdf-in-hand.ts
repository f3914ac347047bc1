import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { Side } from '../../../src/readback/reading-map.ts';
import { type Entry, linesOf, PageInHand } from './page-in-hand.ts';
import type { SmallJob } from './small-job.ts';

/**
 * A finished PDF of a job, opened to be damaged.
 *
 * Why     pdf-lib knows nothing of how the file was made, and takes everything: what this kit does, any program may do
 */
export class PdfInHand {
  readonly document: PDFDocument;
  readonly job: SmallJob;
  readonly name: string;
  readonly pages: PageInHand[];

  private constructor(document: PDFDocument, job: SmallJob, name: string) {
    this.document = document;
    this.job = job;
    this.name = name;
    this.pages = document.getPages().map(({ node }) => new PageInHand(node, document.context));
  }

  static async open(job: SmallJob, name: string): Promise<PdfInHand> {
    const document = await PDFDocument.load(job.bytes(name), { updateMetadata: false });
    return new PdfInHand(document, job, name);
  }

  /** Its bytes as they now are. */
  async save(): Promise<Uint8Array> {
    for (const page of this.pages) page.close();
    return this.document.save({
      useObjectStreams: false,
      updateFieldAppearances: false,
      addDefaultPage: false,
      objectsPerTick: Number.POSITIVE_INFINITY,
    });
  }

  get catalog(): PDFDict {
    return this.document.catalog;
  }

  /** The page that shows a side of a sheet, which counts from 0. */
  page(sheet: number, side: Side): PageInHand {
    const isComposite = this.name === 'composite.pdf';
    return this.at(isComposite ? 2 * sheet + (side === 'recto' ? 0 : 1) : sheet);
  }

  at(index: number): PageInHand {
    const page = this.pages[index];
    if (page === undefined) throw new Error(`${this.name} has no page ${index}`);
    return page;
  }

  /** Makes a plain value an object of the file. */
  add(value: PlainDict): PDFRef {
    const { context } = this.document;
    return context.register(context.obj(value));
  }

  /** Makes a stream of lines an object of the file. */
  addStream(dict: Readonly<Record<string, Entry>>, lines: readonly string[]): PDFRef {
    const { context } = this.document;
    const stream = context.stream(lines.join('\n'));
    for (const [key, value] of Object.entries(dict)) stream.dict.set(PDFName.of(key), value);
    return context.register(stream);
  }

  /** Puts a stream with other lines, and what else its dictionary says, in the place of one. */
  replaceStream(ref: PDFRef, lines: readonly string[]): void {
    const { context } = this.document;
    const stream = context.stream(lines.join('\n'));
    for (const [key, value] of this.stream(ref).dict.entries()) {
      if (!OF_THE_BYTES.has(key.decodeText())) stream.dict.set(key, value);
    }
    context.assign(ref, stream);
  }

  stream(ref: PDFRef): PDFRawStream {
    const found = this.document.context.lookup(ref);
    if (found instanceof PDFRawStream) return found;
    throw new Error(`${ref} is no stream`);
  }

  lines(ref: PDFRef): string[] {
    return linesOf(this.stream(ref));
  }

  /** The pages in their new order, each a dictionary of its own or a copy of one. */
  setPages(pages: readonly PDFDict[]): void {
    const tree = this.document.catalog.lookup(PDFName.of('Pages'), PDFDict);
    const { context } = this.document;
    const kids = pages.map((page) => context.getObjectRef(page) ?? context.register(page));
    tree.set(PDFName.of('Kids'), context.obj(kids));
    tree.set(PDFName.of('Count'), PDFNumber.of(kids.length));
  }

  /** All dictionaries of the file, in streams too, that a question is true of. */
  dictionaries(isMeant: (dict: PDFDict) => boolean): readonly PDFDict[] {
    return this.document.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
      .filter((object): object is PDFDict => object instanceof PDFDict)
      .filter(isMeant);
  }

  /** The array that defines a spot. */
  spot(name: string): PDFArray {
    const found = this.document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find((object): object is PDFArray => object instanceof PDFArray && namesSpot(object, name));
    if (found === undefined) throw new Error(`${this.name} has no spot ${name}`);
    return found;
  }
}

/** A dictionary as plain values, which pdf-lib makes objects of. */
export type PlainDict = NonNullable<Parameters<PDFDocument['context']['stream']>[1]>;

const OF_THE_BYTES: ReadonlySet<string> = new Set(['Length', 'Filter', 'DecodeParms']);

const namesSpot = (array: PDFArray, name: string): boolean =>
  array.size() === 4 && array.get(0) === PDFName.of('Separation') && array.get(1) === PDFName.of(name);

/** What must be a reference, or no damage can be done. */
export function refOf(entry: Entry | undefined): PDFRef {
  if (entry instanceof PDFRef) return entry;
  throw new Error('a reference was expected');
}
