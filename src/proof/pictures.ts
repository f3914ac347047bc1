import sharp from 'sharp';
import type { PageSet } from '../face/page.ts';
import { openPdf, type PdfPage } from '../pdf/read/pdfium.ts';
import type { TicketFaces } from '../template/lay-out.ts';
import { ticketView, type View } from './ticket-view.ts';

/** The pictures of a ticket by their names, in the order of their pages. */
export const PICTURES = ['recto', 'recto-covered', 'verso'] as const;
export type PictureName = (typeof PICTURES)[number];

/** A picture as PNG bytes. */
export interface PngPicture {
  readonly name: PictureName;
  readonly png: Uint8Array;
}

export const PICTURE_DPI = 300;

/** One page each picture, cut at the trim: what `pictures` rasterises. */
export function picturePages({ template, recto, verso }: TicketFaces): PageSet {
  const box = { x: 0, y: 0, ...template.trim };
  const page = (label: PictureName, face: typeof recto, view: View) => ({
    label,
    size: template.trim,
    trim: box,
    bleed: box,
    content: ticketView(face, view, { x: 0, y: 0 }),
  });
  return {
    title: `${template.game.title} — images`,
    subject: 'Un spécimen sans valeur, vu de chaque côté',
    inks: template.inks,
    pages: [
      page('recto', recto, 'scratched'),
      page('recto-covered', recto, 'covered'),
      page('verso', verso, 'back'),
    ],
  };
}

/**
 * The pages of a finished PDF as pictures at 300 dpi, one each name in order.
 *
 * Why     what is shown is a raster of what was written, so that the signer sees what prints
 */
export async function pictures(pdf: Uint8Array): Promise<readonly PngPicture[]> {
  const file = await openPdf(pdf);
  try {
    const all: PngPicture[] = [];
    for (const [i, name] of PICTURES.entries()) all.push({ name, png: await png(file.page(i)) });
    return all;
  } finally {
    file.close();
  }
}

async function png(page: PdfPage): Promise<Uint8Array> {
  const { width, height, rgba } = page.render({ dpi: PICTURE_DPI });
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: PICTURE_DPI })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
