import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { type BoundedFile, openBounded } from '../../src/pdf/read/content/bounded-file.ts';
import { contentOf, streamsOf } from '../../src/pdf/read/content/interpret.ts';
import type { PageEntry } from '../../src/pdf/read/content/page-tree.ts';

/** As pages by the million are packed. */
const LEVEL = 1;

/**
 * The seconds that zlib takes to pack the pages of a file once more; to read and unpack them is not timed.
 *
 * Throws  Error if what it makes of a page is not what the file has
 */
export async function deflatePages(path: string): Promise<number> {
  const opened = await openBounded(await readFile(path));
  if (!opened.ok) throw new Error(`${path} ${opened.message}`);
  const { file } = opened;
  let seconds = 0;
  for (const page of file.pages.pages) {
    const content = contentOf(file, page).bytes;
    const start = performance.now();
    const packed = deflateSync(content, { level: LEVEL });
    seconds += (performance.now() - start) / 1000;
    if (!packed.equals(packedIn(file, page)))
      throw new Error(`page ${page.index + 1} of ${path} is packed otherwise`);
  }
  return seconds;
}

/** So many pages are enough to see how fast zlib is. */
const PAGES = 200;

/**
 * The seconds that zlib takes to pack the first pages of a file so many times over.
 *
 * Throws  Error if the file cannot be read
 */
export async function deflateOver({ path, times }: DeflateTask): Promise<number> {
  if (lastRead?.path !== path) lastRead = { path, contents: await contentsOf(path) };
  const { contents } = lastRead;
  const start = performance.now();
  for (let time = 0; time < times; time += 1)
    for (const content of contents) deflateSync(content, { level: LEVEL });
  return (performance.now() - start) / 1000;
}

export interface DeflateTask {
  readonly path: string;
  readonly times: number;
}

/** The pages of the file that was packed last. */
let lastRead: { readonly path: string; readonly contents: readonly Uint8Array[] } | null = null;

async function contentsOf(path: string): Promise<readonly Uint8Array[]> {
  const opened = await openBounded(await readFile(path));
  if (!opened.ok) throw new Error(`${path} ${opened.message}`);
  const { file } = opened;
  return file.pages.pages.slice(0, PAGES).map((page) => contentOf(file, page).bytes);
}

function packedIn({ document }: BoundedFile, { dict }: PageEntry): Uint8Array {
  const [only, ...more] = streamsOf(dict, document.context);
  const stream = document.context.lookup(only);
  if (!(stream instanceof PDFRawStream) || more.length > 0)
    throw new Error('a page is not one packed stream');
  return stream.contents;
}
