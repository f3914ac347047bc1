import { type PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { InputError } from '../../base/fault.ts';
import { decodeStream } from './content/decode-stream.ts';
import { dataEnd, dataStart } from './content/inline-image-data.ts';
import { streamsOf } from './content/interpret.ts';
import { END, operatorCode, Tokens } from './content/tokens.ts';

/**
 * How often each operator stands in the file's content: every page, and every form once however often it is placed.
 *
 * Why     whether `rg`, `gs` or `BI` stands in a file of the press is a matter of yes or no, wherever it is
 */
export function countOperators(document: PDFDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const tokens = new Tokens();
  for (const content of [...document.getPages().map(pageContent), ...formContents(document)]) {
    tokens.reset(content);
    for (let code = tokens.next(); code !== END; code = tokens.next()) {
      const name = tokens.operator();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (code === INLINE_DATA) tokens.at = dataEnd(content, dataStart(content, tokens.at), null).behind;
    }
  }
  return counts;
}

const INLINE_DATA = operatorCode('ID');

/** The decoded content of a page; several streams are one content, parted by white space. */
export const pageContent = (page: PDFPage): Uint8Array =>
  Buffer.concat(
    streamsOf(page.node, page.doc.context).flatMap((part) => [
      decode(page.doc.context.lookup(part)),
      NEWLINE,
    ]),
  );

const NEWLINE = Buffer.from('\n');

const formContents = (document: PDFDocument): readonly Uint8Array[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter(isForm)
    .map(decode);

const isForm = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form');

/** Throws  InputError for content that cannot be decoded */
function decode(object: PDFObject | undefined): Uint8Array {
  const decoded = decodeStream(object, { object: 'of the content' });
  if (!decoded.ok) throw new InputError(decoded.message);
  return decoded.bytes;
}
