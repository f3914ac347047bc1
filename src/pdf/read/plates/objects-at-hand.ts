import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** The values of a dictionary or array, references followed; null for what is not there or of another kind. */
export const dictAt = (context: PDFContext, value: PDFObject | undefined): PDFDict | null => {
  const found = resolved(context, value);
  if (found instanceof PDFDict) return found;
  return found instanceof PDFRawStream ? found.dict : null;
};

export const arrayAt = (context: PDFContext, value: PDFObject | undefined): readonly PDFObject[] | null => {
  const found = resolved(context, value);
  return found instanceof PDFArray ? found.asArray() : null;
};

export const streamAt = (context: PDFContext, value: PDFObject | undefined): PDFRawStream | null => {
  const found = resolved(context, value);
  return found instanceof PDFRawStream ? found : null;
};

export const nameOf = (context: PDFContext, value: PDFObject | undefined): string | null => {
  const found = resolved(context, value);
  return found instanceof PDFName ? found.decodeText() : null;
};

export const numberOf = (context: PDFContext, value: PDFObject | undefined): number | null => {
  const found = resolved(context, value);
  return found instanceof PDFNumber ? found.asNumber() : null;
};

/** An entry of one of the maps of a resources dictionary, as written: a reference stays one. */
export function resourceAt(
  context: PDFContext,
  resources: PDFDict | null,
  [kind, name]: readonly [kind: string, name: string | null],
): PDFObject | undefined {
  if (name === null) return undefined;
  return dictAt(context, resources?.get(PDFName.of(kind)))?.get(PDFName.of(name));
}

/** What an object is called in a message: its number, or that it has none. */
export const called = (value: PDFObject | undefined): string =>
  value instanceof PDFRef ? `${value.objectNumber} ${value.generationNumber} R` : 'written in place';

export const resolved = (context: PDFContext, value: PDFObject | undefined): PDFObject | undefined =>
  value instanceof PDFRef ? context.lookup(value) : value;
