import { PDFDocument } from '@cantoo/pdf-lib';
import { InputError } from '../../../base/fault.ts';
import { openObjects } from '../objects.ts';
import { openPdf } from '../pdfium.ts';
import type { PagePlates, Plate } from './plate.ts';
import { plateFile } from './plate-file.ts';

/**
 * The plates of a page as a RIP separates it, each in ink.
 *
 * Space   see Plate; page counted from 0
 * Throws  InputError if the file cannot be read, or has no such page
 */
export async function platesOfPage(
  source: Uint8Array | PDFDocument,
  page: number,
  dpi: number,
): Promise<PagePlates> {
  const document = source instanceof PDFDocument ? source : await openObjects(source);
  const found = document.getPages()[page];
  if (found === undefined) throw new InputError(`there is no page ${page + 1}: the file has ${document.getPageCount()}`);
  const file = await plateFile(found, dpi);
  const rendered = await openPdf(file.bytes);
  try {
    const size = document.getPage(page).getSize();
    void size;
    const plates = file.plates.map(({ name, page: at }): Plate => {
      if (at === null) return { name, width: 0, height: 0, ink: new Uint8Array() };
      const { width, height, grey } = rendered.page(at).renderGrey({ dpi });
      for (let index = 0; index < grey.length; index++) grey[index] = 255 - (grey[index] ?? 0);
      return { name, width, height, ink: grey };
    });
    return { dpi, plates, unchecked: file.unchecked };
  } finally {
    rendered.close();
  }
}
