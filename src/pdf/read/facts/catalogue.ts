import { PDFDict, type PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { follow, nameAt } from './objects.ts';

/** The catalogue of a document; an empty dictionary where it has none, which `catalogueFaults` says. */
export function catalogueOf({ context }: PDFDocument): PDFDict {
  const root = follow(context, context.trailerInfo.Root);
  return root instanceof PDFDict ? root : context.obj({});
}

/**
 * What is wrong with how the file names its catalogue, as sentences.
 *
 * Why     pdf-lib takes any catalogue that it comes upon where the trailer names none, and a RIP takes no file at all
 */
export function catalogueFaults(document: PDFDocument, bytes: Uint8Array): readonly string[] {
  const faults: string[] = [];
  const catalogue = catalogueOf(document);
  if (catalogue.keys().length > 0 && nameAt(catalogue, 'Type') !== 'Catalog') {
    faults.push('the catalogue does not say that it is one');
  }
  const named = namedByTrailer(bytes);
  const { Root: taken } = document.context.trailerInfo;
  if (named !== null && taken instanceof PDFRef && taken.tag !== named) {
    faults.push(`the trailer names ${named} as the catalogue, which is none`);
  }
  return faults;
}

/** The /Root of the last classic trailer; null where the file has none, or its trailer does not say. */
function namedByTrailer(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = file.lastIndexOf('trailer');
  if (at < 0) return null;
  const [, number, generation] =
    /\/Root\s+(\d+)\s+(\d+)\s+R/.exec(file.toString('latin1', at, at + TRAILER)) ?? [];
  return number === undefined ? null : `${Number(number)} ${Number(generation)} R`;
}

/** No trailer is as long. */
const TRAILER = 4096;
