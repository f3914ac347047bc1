import type { Writable } from 'node:stream';
import { type Checked, mustBeChecked } from '../../base/checked.ts';
import { Bug } from '../../base/fault.ts';
import type { Item } from '../../face/item.ts';
import type { Page, PageSet } from '../../face/page.ts';
import { pageBoxes } from './boxes.ts';
import { writeContent } from './content.ts';
import { PdfDocument } from './document.ts';
import { fogra39 } from './fogra39.ts';
import { FormBook } from './forms.ts';
import { points } from './numbers.ts';
import { addOutputIntent, mustBeCondition } from './output-intent.ts';
import { PartTree } from './parts.ts';
import { stockShelf } from './shelf.ts';
import { pageScope, StockedFile } from './stocked-file.ts';
import { ContentStream, type Shelf } from './stream.ts';
import { survey } from './survey.ts';

/**
 * Writes the pages of a checked job, or of one of its files, as one PDF.
 *
 * Throws  Bug if the job came round its rules, or holds what no file may hold; nothing is written then
 * Never   ends the sink: whoever opened it closes it
 */
export async function writePdf(job: Checked<{ readonly pages: PageSet }>, sink: Writable): Promise<void> {
  mustBeChecked(job, 'a job of sheets');
  const { stock } = job.pages;
  if (stock === undefined) await drawPdf(job.pages, sink);
  else await writeFromStock(job, stock, sink);
}

/**
 * Draws pages that no rule has seen, for proofs: a proof is how a person sees what is wrong.
 *
 * Shape   PDF/X-4, and PDF/VT-1 where the pages come with their parts
 * Throws  Bug if the pages hold what no file may hold, InputError if their condition's profile is not one of a CMYK
 *         press, both before the first byte; InputError when a file outgrows what readers follow
 * Never   ends the sink: whoever opened it closes it
 */
export async function drawPdf(pages: PageSet, sink: Writable): Promise<void> {
  const { title, subject, condition = fogra39(), vt } = pages;
  const found = survey(pages);
  mustBeCondition(condition);
  const file = new PdfDocument(sink, { title, subject, variable: vt === undefined ? null : 'PDF/VT-1' });
  addOutputIntent(file, condition);
  const shelf = stockShelf(file, found);
  const forms = new FormBook(file, shelf);
  const parts = vt === undefined ? null : new PartTree(file, vt);
  for (const page of pages.pages) {
    const leaf = parts === null ? {} : { DPart: parts.leaf };
    const ref = file.addPage({ ...pageEntries(file, page, { shelf, forms }), ...leaf });
    parts?.put(ref);
    await file.flush();
  }
  await file.close();
}

/** Each page as those are made that are written by the million. */
async function writeFromStock(
  job: Checked<{ readonly pages: PageSet }>,
  stock: readonly Item[],
  sink: Writable,
): Promise<void> {
  const { pages } = job;
  survey(pages);
  if (pages.vt !== undefined) throw new Bug('a file with a stock has no parts');
  const file = new StockedFile(sink, { ...pages, stock });
  for (const page of pages.pages) {
    const [before, after] = pageScope(page);
    await file.addPage(page, Buffer.from(`${before}${file.operators(page.content)}${after}`, 'latin1'));
  }
  await file.close(job);
}

/**
 * A page's own entries, its content put down.
 *
 * Why     the stream starts by moving the origin to the page's top left, so that pages and forms read alike
 */
function pageEntries(
  file: PdfDocument,
  page: Page,
  { shelf, forms }: { shelf: Shelf; forms: FormBook },
): Readonly<Record<string, unknown>> {
  const boxes = pageBoxes(page);
  const stream = new ContentStream(shelf);
  stream.within(`1 0 0 1 0 ${points(page.size.height)} cm`, () => {
    for (const content of page.content) writeContent({ stream, forms }, content);
  });
  const contents = file.addStream({}, stream.operators);
  return { ...boxes, Resources: stream.resources, Contents: contents };
}
