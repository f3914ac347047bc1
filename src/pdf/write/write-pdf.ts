import type { Writable } from 'node:stream';
import { type Checked, mustBeChecked } from '../../base/checked.ts';
import type { Page, PageSet } from '../../face/page.ts';
import type { SheetJob } from '../../imposition/sheet.ts';
import { pageBoxes } from './boxes.ts';
import { addSeparation, GRAPHICS_STATES } from './colours.ts';
import { writeContent } from './content.ts';
import { PdfDocument } from './document.ts';
import { addFonts } from './fonts.ts';
import { FormBook } from './forms.ts';
import { points } from './numbers.ts';
import { ContentStream, type Shelf } from './stream.ts';
import { type Survey, survey } from './survey.ts';

/**
 * Writes the sheets of a job as one PDF.
 *
 * Throws  Bug if the job came round its rules, or holds what no file may hold; nothing is written then
 * Never   ends the sink: whoever opened it closes it
 */
export async function writePdf(job: Checked<SheetJob>, sink: Writable): Promise<void> {
  mustBeChecked(job, 'a job of sheets');
  await drawPdf(job.pages, sink);
}

/**
 * Draws pages that no rule has seen, for proofs: a proof is how a person sees what is wrong.
 *
 * Throws  Bug if the pages hold what no file may hold, before the first byte
 * Never   ends the sink: whoever opened it closes it
 */
export async function drawPdf(pages: PageSet, sink: Writable): Promise<void> {
  const found = survey(pages);
  const file = new PdfDocument(sink, pages);
  const shelf = stock(file, found);
  const forms = new FormBook(file, shelf);
  for (const page of pages.pages) {
    addPage(file, page, { shelf, forms });
    await file.flush();
  }
  await file.close();
}

/** Puts down what streams refer to by name. */
function stock(file: PdfDocument, { inks, fonts }: Survey): Shelf {
  return {
    fonts: addFonts(file, fonts),
    inks: new Map([...inks].map(([name, ink]) => [name, addSeparation(file, ink)])),
    states: { Over: file.add(GRAPHICS_STATES.Over), Knock: file.add(GRAPHICS_STATES.Knock) },
  };
}

/** Why  the stream starts by moving the origin to the page's top left, so that pages and forms read alike */
function addPage(file: PdfDocument, page: Page, { shelf, forms }: { shelf: Shelf; forms: FormBook }): void {
  const boxes = pageBoxes(page);
  const stream = new ContentStream(shelf);
  stream.within(`1 0 0 1 0 ${points(page.size.height)} cm`, () => {
    for (const content of page.content) writeContent({ stream, forms }, content);
  });
  const contents = file.addStream({}, stream.operators);
  file.addPage({ ...boxes, Resources: stream.resources, Contents: contents });
}
