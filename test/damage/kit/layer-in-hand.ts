import { PDFDict, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { CellInHand } from './cell-in-hand.ts';
import type { PdfInHand } from './pdf-in-hand.ts';

/** The name by which a page knows the layer that a cell stands in. */
export function layerOf({ ticket, line }: CellInHand): string {
  const begun = ticket.page.lines.slice(0, line).findLast((text) => text.startsWith('/OC /'));
  if (begun === undefined) throw new Error('the cell stands in no layer');
  return begun.slice('/OC /'.length, -' BDC'.length);
}

/** What a file says of its layers: the configuration that readers start from. */
export const layersOf = ({ catalog }: PdfInHand): PDFDict =>
  catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('D'), PDFDict);

/** The layer that a file shows under a name. */
export function layerNamed({ name: file, document }: PdfInHand, name: string): PDFRef {
  const found = document.context.enumerateIndirectObjects().find(([, object]) => {
    const said = object instanceof PDFDict ? object.get(PDFName.of('Name')) : undefined;
    return (said instanceof PDFString || said instanceof PDFHexString) && said.decodeText() === name;
  });
  if (found === undefined) throw new Error(`${file} has no layer « ${name} »`);
  return found[0];
}
