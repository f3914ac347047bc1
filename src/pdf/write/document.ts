import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { type About, infoOf, xmpOf } from './metadata.ts';
import { type ObjectStore, openStore, type Ref } from './pdfkit-parts.ts';

/** Fixed, so that bytes do not follow a library's default. */
const FLATE = { level: 6 } as const;

/**
 * An open PDF file: objects go in, bytes come out in the same order.
 *
 * Why     bytes leave when `flush` is called, between pages, and it waits until the sink has taken them
 * Never   ends the sink: whoever opened it closes it
 */
export class PdfDocument {
  readonly #sink: Writable;
  readonly #about: About;
  readonly #store: ObjectStore;
  readonly #content = createHash('sha256');

  /** Why  title and subject alone are kept: whoever calls has the pages in the same record, and the ID hashes it */
  constructor(sink: Writable, { title, subject }: About) {
    this.#sink = sink;
    this.#about = { title, subject };
    this.#store = openStore(infoOf(this.#about));
    this.#store.endMetadata = () => {};
  }

  /** The catalogue's entries: output intents and optional content are added here. */
  get catalogue(): Record<string, unknown> {
    return this.#store._root.data;
  }

  /** The root of the page tree, the parent of every page. */
  get pageTree(): Ref {
    return this.#store._root.data.Pages;
  }

  /** An object that is put down at once. */
  add(data: object): Ref {
    const ref = this.#store.ref(data);
    ref.end();
    return ref;
  }

  /** A compressed stream, put down at once. */
  addStream(dictionary: object, bytes: Uint8Array | string): Ref {
    const raw = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    const ref = this.#store.ref({ ...dictionary, Filter: 'FlateDecode' });
    ref.write(deflateSync(raw, FLATE));
    ref.end();
    return ref;
  }

  addPage(data: object): void {
    const page = this.add({ Type: 'Page', Parent: this.pageTree, ...data });
    const tree = this.#store._root.data.Pages.data;
    tree.Kids.push(page);
    tree.Count += 1;
  }

  /** Hands on what was put down; resolves when the sink has taken it. */
  async flush(): Promise<void> {
    const bytes = this.#store.read();
    if (bytes === null) return;
    this.#content.update(bytes);
    await this.#hand(bytes);
  }

  /** Writes metadata, table and trailer; the trailer's ID is a hash of all that came before. */
  async close(): Promise<void> {
    await this.flush();
    const id = this.#content.update(JSON.stringify(this.#about)).digest().subarray(0, 16);
    const xmp = this.#store.ref({ Type: 'Metadata', Subtype: 'XML' });
    xmp.write(Buffer.from(xmpOf(this.#about, id.toString('hex')), 'utf8'));
    xmp.end();
    this.catalogue.Metadata = xmp;
    this.#store._id = id;
    this.#store.end();
    const rest = this.#store.read();
    if (rest !== null) await this.#hand(rest);
  }

  #hand(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#sink.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}
