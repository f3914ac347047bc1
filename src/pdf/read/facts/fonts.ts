import { PDFArray, type PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { dictsOf } from './dictionaries.ts';
import { arrayAt, dictAt, entriesOf, nameAt, streamAt } from './objects.ts';

/** A font of the file by its dictionary, whether a page uses it or not. */
export interface FontFacts {
  readonly object: string;
  /** Subset tag included; empty for a Type 3 font. */
  readonly baseFont: string;
  readonly subtype: string;
  readonly isEmbedded: boolean;
  readonly hasToUnicode: boolean;
}

/** Order   of the objects in the file */
export function readFonts(context: PDFContext): readonly FontFacts[] {
  const found: FontFacts[] = [];
  for (const { dict, object } of dictsOf(context)) {
    const subtype = nameAt(dict, 'Subtype') ?? '';
    // The font within a Type 0 font is part of it.
    if (nameAt(dict, 'Type') !== 'Font' || subtype.startsWith('CIDFont')) continue;
    const descriptor = dictAt(innerFont(dict), 'FontDescriptor');
    found.push({
      object,
      baseFont: nameAt(dict, 'BaseFont') ?? '',
      subtype,
      isEmbedded: descriptor !== null && FILES.some((key) => streamAt(descriptor, key) !== null),
      hasToUnicode: streamAt(dict, 'ToUnicode') !== null,
    });
  }
  return found;
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3'];

function innerFont(dict: PDFDict): PDFDict {
  const descendants = arrayAt(dict, 'DescendantFonts');
  const [inner] = descendants instanceof PDFArray ? entriesOf(descendants) : [];
  return inner instanceof PDFDict ? inner : dict;
}
