import type { Writable } from 'node:stream';
import { type Checked, mustBeChecked } from '../../base/checked.ts';
import { Bug } from '../../base/fault.ts';
import type { Item } from '../../face/item.ts';
import type { Page, PageContent, PageSet } from '../../face/page.ts';
import { pageBoxes } from './boxes.ts';
import { writeContent, writeItems } from './content.ts';
import { PdfDocument } from './document.ts';
import { fogra39 } from './fogra39.ts';
import { FormBook } from './forms.ts';
import { points } from './numbers.ts';
import { addOutputIntent } from './output-intent.ts';
import type { Ref } from './pdfkit-parts.ts';
import { stockShelf } from './shelf.ts';
import { ContentStream, type Shelf } from './stream.ts';
import { survey } from './survey.ts';

/** What a stocked file is, but its pages. */
export type StockedSet = Omit<PageSet, 'pages' | 'vt'> & { readonly stock: readonly Item[] };

/**
 * A file whose pages draw what it was stocked with and nothing else: one dictionary of resources serves them all.
 *
 * Why     what a page draws is written the same on whichever page of whichever file of that stock: so it is written once,
 *         and its bytes are put together by the million
 * Never   ends the sink: whoever opened it closes it
 */
export class StockedFile {
  readonly #file: PdfDocument;
  readonly #shelf: Shelf;
  readonly #forms: FormBook;
  readonly #stocked: Resources;
  readonly #resources: Ref;

  /** Throws  Bug if the stock holds what no file may hold, InputError if the condition is not one of a CMYK press */
  constructor(sink: Writable, set: StockedSet) {
    const { title, subject, stock, condition = fogra39() } = set;
    const found = survey({ ...set, pages: [] });
    this.#file = new PdfDocument(sink, { title, subject, variable: null });
    addOutputIntent(this.#file, condition);
    this.#shelf = stockShelf(this.#file, found);
    this.#forms = new FormBook(this.#file, this.#shelf);
    const all = new ContentStream(this.#shelf);
    writeItems({ stream: all, forms: this.#forms }, stock);
    this.#stocked = all.resources;
    this.#resources = this.#file.add(all.resources);
  }

  /**
   * Contents as the operators of any page of this stock.
   *
   * Shape   those of several contents, joined by line feeds, are those of all of them together: each sets what it needs
   *         between q and Q
   * Throws  Bug if they draw what the file was not stocked with
   */
  operators(contents: readonly PageContent[]): string {
    const stream = new ContentStream(this.#shelf);
    for (const content of contents) writeContent({ stream, forms: this.#forms }, content);
    mustBeStocked(stream.resources, this.#stocked);
    return stream.operators;
  }

  /** Puts down a page that shows these operators; resolves when the sink has taken it. */
  async addPage(page: Omit<Page, 'content'>, operators: Uint8Array): Promise<void> {
    const Contents = this.#file.addStream({}, operators, 'quick');
    this.#file.addPage({ ...pageBoxes(page), Resources: this.#resources, Contents });
    await this.#file.flush();
  }

  /**
   * Writes what makes a PDF of it.
   *
   * Throws  Bug if what its pages show came round its rules
   */
  close(shown: Checked<object>): Promise<void> {
    mustBeChecked(shown, 'what a file shows');
    return this.#file.close();
  }
}

/**
 * The operators of a whole page around those of its contents.
 *
 * Why     the origin is moved to the page's top left, so that pages and forms read alike
 */
export const pageScope = ({ size }: Pick<Page, 'size'>): readonly [before: string, after: string] => [
  `q 1 0 0 1 0 ${points(size.height)} cm\n`,
  '\nQ',
];

type Resources = ContentStream['resources'];

function mustBeStocked(used: Resources, stocked: Resources): void {
  for (const [kind, names] of Object.entries(used)) {
    for (const name of Object.keys(names)) {
      if (stocked[kind]?.[name] === undefined) throw new Bug(`${kind} ${name} is not in the file's stock`);
    }
  }
}
