import { PDFDocument } from '@cantoo/pdf-lib';
import { InputError } from '../../../base/fault.ts';
import { type BoundedFile, boundedFrom, type Opened, openBounded } from '../content/bounded-file.ts';
import type { PageEntry } from '../content/page-tree.ts';

/** A file that plates are made of: its bytes, or what they were read into. */
export type PlateSource = Uint8Array | PDFDocument | BoundedFile;

/**
 * The file, opened within limits.
 *
 * Throws  InputError if it cannot be read; `name` says which file in the message
 */
export async function openSource(source: PlateSource, name?: string): Promise<BoundedFile> {
  if (source instanceof PDFDocument) return boundedFrom(source);
  if (!(source instanceof Uint8Array)) return source;
  const opened = await openBounded(source);
  if (!opened.ok) throw new InputError(said(opened.message, name), { hint: WHAT_TO_DO[opened.reason] });
  return opened.file;
}

/** What to do about a file that is not read. */
const WHAT_TO_DO: Readonly<Record<(Opened & { readonly ok: false })['reason'], string>> = {
  empty: 'name a PDF',
  'not-a-pdf': 'name a PDF',
  'too-large': 'put its pages on several files',
  truncated: 'bring it over again: it was cut on its way, or is still being written',
  'inflates-too-far': 'write it anew; grattage preflight says what is wrong with it',
  encrypted: 'save it without encryption, and name that file',
  unreadable: 'write it anew; grattage preflight says what is wrong with it',
};

/** Throws  InputError where the file has no such page, counted from 0 */
export function pageOf({ pages: { pages } }: BoundedFile, index: number, name?: string): PageEntry {
  const page = pages[index];
  if (page !== undefined) return page;
  const has = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  throw new InputError(said(`has ${has}, and no page ${index + 1}`, name), {
    hint: pages.length === 1 ? 'name page 1' : `name a page from 1 to ${pages.length}`,
  });
}

const said = (what: string, name: string | undefined): string =>
  name === undefined ? `the file ${what}` : `${name}: ${what}`;
