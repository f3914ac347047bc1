import { SaxesParser } from 'saxes';

/** The namespaces that packets use, by the prefixes that tests use. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://ns.adobe.com/pdf/1.3/': 'pdf',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/xap/1.0/mm/': 'xmpMM',
  'http://www.npes.org/pdfx/ns/id/': 'pdfxid',
  'http://www.npes.org/pdfvt/ns/id/': 'pdfvtid',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'adobe:ns:meta/': 'x',
};

/**
 * What a packet says, by property; a list says its entries joined by line ends.
 *
 * Throws  where the XML is not well-formed, or an element is in no known namespace
 * Why     read by an XML parser that knows namespaces: a prefix is only a habit
 */
export function xmpProperties(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ uri, local }) => {
    const prefix = PREFIXES[uri];
    if (prefix === undefined) throw new Error(`${local} is in the unknown namespace ${uri}`);
    open.push(`${prefix}:${local}`);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const property = open.findLast((name) => !/^(rdf|x):/.test(name));
    if (property === undefined) return;
    found.set(property, (found.get(property) ?? '') + text);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}
