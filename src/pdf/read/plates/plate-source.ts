import { PDFDocument } from '@cantoo/pdf-lib';
import { InputError } from '../../../base/fault.ts';
import { type BoundedFile, boundedFrom, openBounded } from '../content/bounded-file.ts';
import type { PageEntry } from '../content/page-tree.ts';

/** A file that plates are made of: its bytes, or what they were read into. */
export type PlateSource = Uint8Array | PDFDocument | BoundedFile;

/**
 * The file, opened within limits.
 *
 * Throws  InputError if it cannot be read; `name` says which file in the message
 */
export async function openSource(source: PlateSource, name = 'the file'): Promise<BoundedFile> {
  if (source instanceof PDFDocument) return boundedFrom(source);
  if (!(source instanceof Uint8Array)) return source;
  const opened = await openBounded(source);
  if (!opened.ok) throw new InputError(`${name} ${opened.message}`, { hint: 'name a PDF' });
  return opened.file;
}

/** Throws  InputError where the file has no such page, counted from 0 */
export function pageOf({ pages: { pages } }: BoundedFile, index: number, name = 'the file'): PageEntry {
  const page = pages[index];
  if (page !== undefined) return page;
  const has = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  throw new InputError(`${name} has ${has}, and no page ${index + 1}`);
}
