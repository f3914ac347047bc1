import type { PDFRef } from '@cantoo/pdf-lib';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';

/** A white square of one pixel, which hides whatever it is stretched over. */
export function whiteImage({ document: { context } }: PdfInHand): PDFRef {
  const image = context.stream(new Uint8Array([255]), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
  });
  return context.register(image);
}
