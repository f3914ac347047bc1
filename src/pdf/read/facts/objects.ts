import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** How many references may lead to one another: a sound file has one. */
const LONGEST_CHAIN = 16;

/** The object that references lead to; undefined where there is none, or they lead in a circle. */
export function follow(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  let at = object;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    if (!(at instanceof PDFRef)) return at;
    at = context.lookup(at);
  }
  return undefined;
}

/** What a dictionary has under a key, references followed. */
export const entry = (dict: PDFDict, key: string): PDFObject | undefined =>
  follow(dict.context, dict.get(PDFName.of(key)));

export function dictAt(dict: PDFDict, key: string): PDFDict | null {
  const found = entry(dict, key);
  return found instanceof PDFDict ? found : found instanceof PDFRawStream ? found.dict : null;
}

export function arrayAt(dict: PDFDict, key: string): PDFArray | null {
  const found = entry(dict, key);
  return found instanceof PDFArray ? found : null;
}

export function streamAt(dict: PDFDict, key: string): PDFRawStream | null {
  const found = entry(dict, key);
  return found instanceof PDFRawStream ? found : null;
}

export const nameAt = (dict: PDFDict, key: string): string | null => nameOf(entry(dict, key));

export function numberAt(dict: PDFDict, key: string): number | null {
  const found = entry(dict, key);
  return found instanceof PDFNumber ? found.asNumber() : null;
}

export const textAt = (dict: PDFDict, key: string): string | null => textOf(entry(dict, key));

export const nameOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFName ? object.decodeText() : null;

/** The text of a string; null where it is none, or cannot be read as text. */
export function textOf(object: PDFObject | undefined): string | null {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return null;
  try {
    return object.decodeText();
  } catch {
    return null;
  }
}

/** The entries of an array, references followed. */
export const entriesOf = (array: PDFArray): readonly (PDFObject | undefined)[] =>
  array.asArray().map((_, index) => entryOf(array, index));

/** One entry of an array; undefined where it has fewer, or references lead to references. */
export function entryOf(array: PDFArray, index: number): PDFObject | undefined {
  const found = index < array.size() ? array.lookup(index) : undefined;
  return found instanceof PDFRef ? undefined : found;
}

/** The keys of a dictionary, as names without their slash. */
export const keysOf = (dict: PDFDict): readonly string[] => dict.keys().map((key) => key.decodeText());

/** `12 0 R`, as everything in a file is named. */
export const refText = (ref: PDFRef): string => `${ref.objectNumber} ${ref.generationNumber} R`;

/** A value in a few words: a name, a number or a truth as written, and only the kind of anything larger. */
export function brief(object: PDFObject | undefined): string {
  if (object instanceof PDFName) return `/${object.decodeText()}`;
  if (object instanceof PDFNumber || object instanceof PDFBool) return `${object}`;
  if (object instanceof PDFArray) return 'an array';
  if (object instanceof PDFRawStream) return 'a stream';
  if (object instanceof PDFDict) return 'a dictionary';
  return object === undefined ? 'nothing' : 'a string';
}
