import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { mustStayReadable } from './limits.ts';
import { type About, infoOf, xmpOf } from './metadata.ts';
import { type ObjectStore, openStore, type Ref } from './pdfkit-parts.ts';
import { uuidOf } from './uuid.ts';

/**
 * How hard streams are packed; fixed, so that bytes do not follow a library's default.
 *
 * Why     quick is for pages by the million, where packing is most of the work
 */
const FLATE = { small: { level: 6 }, quick: { level: 1 } } as const;

const lasting = new WeakMap<Uint8Array, Uint8Array>();

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
  #objects = 0;
  #bytes = 0;

  constructor(sink: Writable, about: About) {
    this.#sink = sink;
    this.#about = about;
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
    const ref = this.open(data);
    ref.end();
    return ref;
  }

  /** An object that others may name already, and that is put down when it is ended. */
  open(data: object): Ref {
    const ref = this.#store.ref(data);
    this.#objects = ref.id;
    return ref;
  }

  /** A compressed stream, put down at once. */
  addStream(dictionary: object, bytes: Uint8Array | string, packed: keyof typeof FLATE = 'small'): Ref {
    const raw = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
    return this.#addPacked(dictionary, deflateSync(raw, FLATE[packed]));
  }

  /**
   * The same of bytes that stay as they are: they are packed once for all files.
   *
   * Why     a profile takes as long to pack as a thousand tickets to write
   */
  addLasting(dictionary: object, bytes: Uint8Array): Ref {
    const packed = lasting.get(bytes) ?? deflateSync(bytes, FLATE.small);
    lasting.set(bytes, packed);
    return this.#addPacked(dictionary, packed);
  }

  #addPacked(dictionary: object, packed: Uint8Array): Ref {
    const ref = this.open({ ...dictionary, Filter: 'FlateDecode' });
    ref.write(packed);
    ref.end();
    return ref;
  }

  addPage(data: object): Ref {
    const page = this.add({ Type: 'Page', Parent: this.pageTree, ...data });
    const tree = this.#store._root.data.Pages.data;
    tree.Kids.push(page);
    tree.Count += 1;
    return page;
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
    const xmp = this.open({ Type: 'Metadata', Subtype: 'XML' });
    xmp.write(Buffer.from(xmpOf(this.#about, uuidOf(id)), 'utf8'));
    xmp.end();
    this.catalogue.Metadata = xmp;
    this.#store._id = id;
    this.#store.end();
    const rest = this.#store.read();
    if (rest !== null) await this.#hand(rest);
  }

  #hand(bytes: Buffer): Promise<void> {
    this.#bytes += bytes.length;
    mustStayReadable({ objects: this.#objects, bytes: this.#bytes });
    return new Promise((resolve, reject) => {
      this.#sink.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}
