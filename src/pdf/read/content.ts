import {
  decodePDFRawStream,
  PDFArray,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  parseContentStream,
} from '@cantoo/pdf-lib';

/**
 * How often each operator stands in the file's content: every page, and every form once however often it is placed.
 *
 * Why     whether `rg`, `gs` or `BI` stands in a file of the press is a matter of yes or no, wherever it is
 */
export function countOperators(document: PDFDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const content of [...document.getPages().map(pageContent), ...formContents(document)]) {
    for (const { name } of parseContentStream(content)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The decoded content of a page; several streams are one content, parted by white space. */
export function pageContent(page: PDFPage): Uint8Array {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : contents === undefined ? [] : [contents];
  const decoded = parts.map((part) => Buffer.from(decode(page.doc.context.lookup(part))));
  return Buffer.concat(decoded.flatMap((part) => [part, NEWLINE]));
}

const NEWLINE = Buffer.from('\n');

const formContents = (document: PDFDocument): readonly Uint8Array[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter(isForm)
    .map(decode);

const isForm = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form');

const decode = (object: PDFObject | undefined): Uint8Array =>
  object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : new Uint8Array();
