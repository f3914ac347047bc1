import { type PDFContext, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { follow, nameOf, textOf } from './objects.ts';

/** One entry of the Info dictionary. */
export interface InfoEntry {
  readonly key: string;
  /** What kind of object it is: Trapped must be a name, everything else text. */
  readonly kind: 'text' | 'name' | 'other';
  readonly value: string;
}

/** What the trailer's Info says, in the order of the file; none where the file has no Info. */
export function readInfo(context: PDFContext): readonly InfoEntry[] {
  const info = follow(context, context.trailerInfo.Info);
  if (!(info instanceof PDFDict)) return [];
  return info.entries().map(([key, written]) => {
    const value = follow(context, written);
    const kind = value instanceof PDFName ? 'name' : textOf(value) === null ? 'other' : 'text';
    return { key: key.decodeText(), kind, value: nameOf(value) ?? textOf(value) ?? '' };
  });
}
