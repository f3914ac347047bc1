import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { follow, refText } from './objects.ts';

/** One dictionary of a file: an object's own, a stream's, or one that stands within. */
export interface FoundDict {
  readonly dict: PDFDict;
  /** The object that it stands in, as `12 0 R`. */
  readonly object: string;
  /** The stream that it belongs to; null where it is only a dictionary. */
  readonly stream: PDFRawStream | null;
}

/**
 * Every dictionary of every object, each once; references are not followed: what they lead to comes by itself.
 *
 * Why     a stack of its own in place of recursion: a hostile file nests ten thousand deep
 */
export function* dictsOf(context: PDFContext): Generator<FoundDict> {
  for (const { object, within } of partsOf(context)) {
    if (within instanceof PDFDict) yield { dict: within, object, stream: null };
    else if (within instanceof PDFRawStream) yield { dict: within.dict, object, stream: within };
  }
}

/** Every array of every object, each once. */
export function* arraysOf(
  context: PDFContext,
): Generator<{ readonly array: PDFArray; readonly object: string }> {
  for (const { object, within } of partsOf(context)) {
    if (within instanceof PDFArray) yield { array: within, object };
  }
}

function* partsOf(context: PDFContext): Generator<{ readonly object: string; readonly within: PDFObject }> {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const name = refText(ref);
    const left: PDFObject[] = [object];
    for (let within = left.pop(); within !== undefined; within = left.pop()) {
      yield { object: name, within };
      for (const part of partsWithin(within)) left.push(part);
    }
  }
}

function partsWithin(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFArray) return object.asArray().filter(isComposite);
  if (object instanceof PDFDict) return object.values().filter(isComposite);
  return object instanceof PDFRawStream ? object.dict.values().filter(isComposite) : [];
}

const isComposite = (object: PDFObject): boolean => object instanceof PDFArray || object instanceof PDFDict;

/**
 * The dictionaries that resources name under a key, such as every graphics state under `ExtGState`.
 *
 * Why     a graphics state need not say what it is: only who names it tells
 */
export function namedUnder(context: PDFContext, key: string): ReadonlySet<PDFObject> {
  const found = new Set<PDFObject>();
  for (const { dict } of dictsOf(context)) {
    const group = follow(context, dict.get(PDFName.of(key)));
    if (!(group instanceof PDFDict)) continue;
    for (const value of group.values()) {
      const one = follow(context, value);
      if (one !== undefined) found.add(one);
    }
  }
  return found;
}
