import { SaxesParser } from 'saxes';

/** The packet of metadata. */
export interface XmpFacts {
  /** Why it is no well-formed XML; null where it is. */
  readonly fault: string | null;
  /** By property under its usual prefix, such as `dc:title`; entries of a list joined by line ends. */
  readonly properties: ReadonlyMap<string, string>;
  /** Whether its stream is packed, so that who searches bytes does not find it. */
  readonly isPacked: boolean;
}

/** The namespaces that press files use. Whatever prefix a packet has chosen for one, these are the names here. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://ns.adobe.com/pdf/1.3/': 'pdf',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/xap/1.0/mm/': 'xmpMM',
  'http://www.npes.org/pdfx/ns/id/': 'pdfxid',
  'http://www.npes.org/pdfvt/ns/id/': 'pdfvtid',
};

/** The packet in these bytes. */
export function readXmp(bytes: Uint8Array, isPacked: boolean): XmpFacts {
  const reader = new PacketReader();
  const fault = reader.read(textOf(bytes));
  return { fault, properties: reader.properties, isPacked };
}

const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
};

/** A packet read tag by tag; entities of its own are refused by the parser, so that it cannot grow. */
class PacketReader {
  readonly properties = new Map<string, string>();
  /** The elements that are open, by name; null for those of other namespaces. */
  readonly #open: (string | null)[] = [];
  /** How many entries the list of the present property has had, and whether they are one text in several languages. */
  #entries = 0;
  #isAlternatives = false;

  read(xml: string): string | null {
    const parser = new SaxesParser({ xmlns: true });
    let fault: string | null = null;
    parser.on('error', (error) => {
      fault ??= error.message;
    });
    parser.on('opentag', ({ uri, local, attributes }) => {
      const name = nameIn(uri, local);
      this.#open.push(name);
      if (local === 'li') this.#entries += 1;
      else if (name !== null) this.#entries = 0;
      if (local !== 'li') this.#isAlternatives = local === 'Alt';
      for (const { uri: space, local: key, value } of Object.values(attributes)) {
        const property = nameIn(space, key);
        if (property !== null) this.properties.set(property, value);
      }
    });
    parser.on('closetag', () => void this.#open.pop());
    parser.on('text', (text) => this.#take(text));
    try {
      parser.write(xml.replace(/^\ufeff/, '')).close();
    } catch (error) {
      fault ??= error instanceof Error ? error.message : String(error);
    }
    return fault;
  }

  #take(text: string): void {
    const property = this.#open.findLast((name) => name !== null);
    if (property === undefined || property === null) return;
    if (this.#open.at(-1) !== property && text.trim() === '') return;
    // The first alternative is the one for everybody, by the XMP specification.
    if (this.#isAlternatives && this.#entries > 1) return;
    const before = this.properties.get(property);
    const joint = before !== undefined && this.#entries > 1 ? '\n' : '';
    this.properties.set(property, `${before ?? ''}${joint}${text}`);
  }
}

const nameIn = (uri: string, local: string): string | null => {
  const prefix = PREFIXES[uri];
  return prefix === undefined ? null : `${prefix}:${local}`;
};
