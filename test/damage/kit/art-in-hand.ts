import { PDFArray, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import type { PageInHand } from './page-in-hand.ts';
import { codesOf } from './parts.ts';
import { type PdfInHand, refOf } from './pdf-in-hand.ts';

type Lines = readonly string[];

/** The forms that a page may draw: of a fixed plate, which is one page, the art of every ticket. */
export const formsOf = (pdf: PdfInHand, page: PageInHand = pdf.at(0)): readonly PDFRef[] =>
  page
    .resources('XObject')
    .entries()
    .map(([, entry]) => refOf(entry))
    .filter((ref) => pdf.stream(ref).dict.get(PDFName.of('Subtype')) === PDFName.of('Form'));

/** The first form whose lines a question is true of. */
export function artIn(pdf: PdfInHand, isMeant: (lines: Lines) => boolean): PDFRef {
  const ref = formsOf(pdf).find((form) => isMeant(pdf.lines(form)));
  if (ref === undefined) throw new Error(`${pdf.name} has no such form`);
  return ref;
}

/** Changes the lines of the first form that a question is true of: every ticket shows it so. */
export const art =
  (isMeant: (lines: Lines) => boolean, how: (lines: Lines) => Lines) =>
  (pdf: PdfInHand): void => {
    const ref = artIn(pdf, isMeant);
    pdf.replaceStream(ref, how(pdf.lines(ref)));
  };

/** Changes all forms of a plate. */
export const allArt =
  (how: (lines: Lines) => Lines) =>
  (pdf: PdfInHand): void => {
    for (const ref of formsOf(pdf)) pdf.replaceStream(ref, how(pdf.lines(ref)));
  };

/** Any form. */
export const first = (): boolean => true;

/** One with a line of text of at least so many letters. */
export const hasWords = (lines: Lines): boolean => lines.some(isWords);
export const isWords = (line: string): boolean => line.startsWith('BT ') && codesOf(line).length > 12;

/** Where a page draws a form: the lines of its uses, place by place. */
export function usesOf({ lines }: PageInHand, name: string): readonly number[] {
  return lines.flatMap((line, at) => (line === `/${name} Do` ? [at] : []));
}

/** The name by which the first page draws a form. */
export function nameOf(pdf: PdfInHand, ref: PDFRef): string {
  const found = pdf
    .at(0)
    .resources('XObject')
    .entries()
    .find(([, entry]) => entry === ref);
  if (found === undefined) throw new Error(`the first page of ${pdf.name} draws no such form`);
  return found[0].decodeText();
}

/** Puts lines in the place of one use of a form, which counts from 0. */
export function changeUse(
  page: PageInHand,
  { name, use }: { readonly name: string; readonly use: number },
  how: (line: string) => Lines,
): void {
  const at = usesOf(page, name)[use];
  if (at === undefined) throw new Error(`the page draws ${name} fewer times`);
  page.put(at, 1, ...how(page.lines[at] ?? ''));
}

/** Lines from one that paints, or sets where it paints, to the one that paints: the first so many of a form. */
export function paintedIn(lines: Lines): readonly (readonly [from: number, to: number])[] {
  const stretches: (readonly [number, number])[] = [];
  let from = -1;
  lines.forEach((line, at) => {
    if (from < 0 && / m$| re$/.test(line)) from = at;
    if (from >= 0 && /^(f|f\*|S)$/.test(line)) {
      stretches.push([from, at + 1]);
      from = -1;
    }
  });
  return stretches;
}

/** The lines of a form, each time as far as to one that paints a shape. */
export function blocksIn(lines: Lines): readonly Lines[] {
  const blocks: Lines[] = [];
  let from = 0;
  for (const [, to] of paintedIn(lines)) {
    blocks.push(lines.slice(from, to));
    from = to;
  }
  return [...blocks, lines.slice(from)];
}

/** Cuts the box of a form to its left half. */
export function halve(pdf: PdfInHand, ref: PDFRef): void {
  const { dict } = pdf.stream(ref);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = dict
    .lookup(PDFName.of('BBox'), PDFArray)
    .asArray()
    .map((number) => (number instanceof PDFNumber ? number.asNumber() : 0));
  dict.set(PDFName.of('BBox'), pdf.document.context.obj([x0, y0, (x0 + x1) / 2, y1]));
}
