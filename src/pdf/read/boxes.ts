import { PDFArray, type PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { InputError } from '../../base/fault.ts';

/** A box as the file writes it: left, bottom, right, top in points, y up. */
export type BoxPt = readonly [left: number, bottom: number, right: number, top: number];

/** The boxes of one page; null where the file has none, on the page or above it in the tree. */
export interface PageBoxes {
  readonly media: BoxPt | null;
  readonly crop: BoxPt | null;
  readonly bleed: BoxPt | null;
  readonly trim: BoxPt | null;
  /** Null where absent, as it must be: a unit other than the point moves every box. */
  readonly userUnit: number | null;
}

/** The boxes of every page, as written: what a viewer would make up is not. */
export function readBoxes(document: PDFDocument): readonly PageBoxes[] {
  return document.getPages().map((page) => ({
    media: box(page, 'MediaBox'),
    crop: box(page, 'CropBox'),
    bleed: box(page, 'BleedBox'),
    trim: box(page, 'TrimBox'),
    userUnit: page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? null,
  }));
}

function box(page: PDFPage, key: string): BoxPt | null {
  const written = INHERITED.has(key)
    ? page.node.getInheritableAttribute(PDFName.of(key))
    : page.node.get(PDFName.of(key));
  if (written === undefined) return null;
  const numbers = page.doc.context
    .lookup(written, PDFArray)
    .asArray()
    .map((entry) => numberOf(page, entry));
  const [left, bottom, right, top] = numbers;
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) {
    throw new InputError(`the ${key} of a page has ${numbers.length} numbers, not four`);
  }
  return [left, bottom, right, top];
}

const INHERITED: ReadonlySet<string> = new Set(['MediaBox', 'CropBox']);

const numberOf = (page: PDFPage, entry: Parameters<PDFPage['doc']['context']['lookup']>[0]): number =>
  page.doc.context.lookup(entry, PDFNumber).asNumber();
