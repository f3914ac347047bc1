import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** An object of a file as plain data: names with their slash, texts decoded, references followed. */
export type Shown = string | number | boolean | null | readonly Shown[] | { readonly [key: string]: Shown };

/**
 * An entry of the catalogue as plain data.
 *
 * Shape   `Parent`, `P` and what is looked at already are left out: the graph is shown as a tree
 */
export function shown(file: PDFDocument, entry: string): Readonly<Record<string, Shown>> {
  const value = file.catalog.get(PDFName.of(entry));
  const plain = value === undefined ? {} : plainOf(file, value);
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain))
    throw new Error(`${entry} is no dictionary`);
  return plain as Readonly<Record<string, Shown>>;
}

const UPWARDS: ReadonlySet<string> = new Set(['Parent', 'P', 'DPart']);

/** Any object as plain data; a stream is its dictionary. */
export function plainOf(file: PDFDocument, object: PDFObject | undefined): Shown {
  const value = object instanceof PDFRef ? file.context.lookup(object) : object;
  if (value instanceof PDFName) return `/${value.decodeText()}`;
  if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText();
  if (value instanceof PDFNumber) return value.asNumber();
  if (value instanceof PDFBool) return value.asBoolean();
  if (value instanceof PDFArray) return value.asArray().map((one) => plainOf(file, one));
  if (value instanceof PDFRawStream) return plainOf(file, value.dict);
  if (value instanceof PDFDict) {
    const entries = value.entries().map(([key, one]) => [key.decodeText(), one] as const);
    return Object.fromEntries(
      entries.filter(([key]) => !UPWARDS.has(key)).map(([key, one]) => [key, plainOf(file, one)]),
    );
  }
  if (value === undefined || value === PDFNull) return null;
  throw new Error(`an object of an unknown kind: ${value}`);
}
