import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  parseToUnicode,
} from '@cantoo/pdf-lib';

/** A finished PDF taken apart into lines of operators, to be altered and put together again. */
export interface PdfInHand {
  readonly document: PDFDocument;
  /** The lines of each page's content: change them in place. */
  readonly pages: readonly string[][];
}

export async function takeApart(bytes: Uint8Array): Promise<PdfInHand> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document
    .getPages()
    .map((page, index) => unpacked(document, index, linesOf(mustBeStream(page.node.Contents()))));
  return { document, pages };
}

/**
 * The lines of a page with each form that does nothing but put another in its place written out.
 *
 * Why     an alteration is done to the use of a cell on one ticket, and a cell stands in a form for its slot
 */
function unpacked(document: PDFDocument, page: number, lines: readonly string[]): string[] {
  const known = new Map<string, readonly string[]>();
  return lines.flatMap((line) => {
    const [, name] = /^\/(\S+) Do$/.exec(line) ?? [];
    if (name === undefined) return [line];
    const its = known.get(line) ?? heldLines(document, page, name) ?? [line];
    known.set(line, its);
    return its;
  });
}

/** Of a form that holds another and nothing else, the lines that do the same on the page; null for any other. */
function heldLines(document: PDFDocument, page: number, name: string): readonly string[] | null {
  const stream = mustBeStream(lookUp(document, page, name));
  const lines = linesOf(stream);
  const [move = '', draw = '', end] = lines;
  const [, held] = /^\/(\S+) Do$/.exec(draw) ?? [];
  if (lines.length !== 3 || !/^q .* cm$/.test(move) || end !== 'Q' || held === undefined) return null;
  const form = stream.dict
    .lookup(PDFName.of('Resources'), PDFDict)
    .lookup(PDFName.of('XObject'), PDFDict)
    .get(PDFName.of(held));
  if (form === undefined) throw new Error(`${name} draws ${held}, which it does not know`);
  xObjects(document, page).set(PDFName.of(held), form);
  return lines;
}

/** The PDF with its pages as they now are. */
export async function putTogether({ document, pages }: PdfInHand): Promise<Uint8Array> {
  document.getPages().forEach((page, index) => {
    const content = document.context.stream((pages[index] ?? []).join('\n'));
    page.node.set(PDFName.of('Contents'), document.context.register(content));
  });
  return document.save({ updateFieldAppearances: false });
}

/** One run of a form: `BT … ET` on one line, with what it says. */
export interface FormRun {
  readonly line: number;
  readonly text: string;
}

/** A form that a page places. */
export interface FormInHand {
  readonly name: string;
  readonly lines: readonly string[];
  readonly runs: readonly FormRun[];
}

/** The form that a page knows by that name. */
export function formOf({ document }: PdfInHand, page: number, name: string): FormInHand {
  const stream = mustBeStream(lookUp(document, page, name));
  const lines = linesOf(stream);
  const resources = stream.dict.lookup(PDFName.of('Resources'), PDFDict);
  const runs = lines.flatMap((line, index) => {
    const [, font] = /^BT \/(\S+) /.exec(line) ?? [];
    return font === undefined ? [] : [{ line: index, text: decode(line, resources, font).join('') }];
  });
  return { name, lines, runs };
}

/** A copy of a form with other lines, under a name of its own, for one ticket to refer to. */
export function addForm(
  { document }: PdfInHand,
  page: number,
  like: string,
  lines: readonly string[],
): string {
  const { context } = document;
  const stream = mustBeStream(lookUp(document, page, like));
  const copy = context.stream(lines.join('\n'));
  for (const [key, value] of stream.dict.entries()) {
    if (!OF_THE_BYTES.has(key.decodeText())) copy.dict.set(key, value);
  }
  const name = `Altered${context.largestObjectNumber}`;
  xObjects(document, page).set(PDFName.of(name), context.register(copy));
  return name;
}

const OF_THE_BYTES: ReadonlySet<string> = new Set(['Length', 'Filter', 'DecodeParms']);

/** What a run of a page's own content says, code by code. */
export function textsOf({ document }: PdfInHand, page: number, line: string): readonly string[] {
  const [, font = ''] = /^BT \/(\S+) /.exec(line) ?? [];
  return decode(line, resourcesOf(document, page), font);
}

const xObjects = (document: PDFDocument, page: number): PDFDict =>
  resourcesOf(document, page).lookup(PDFName.of('XObject'), PDFDict);

function resourcesOf(document: PDFDocument, page: number): PDFDict {
  const resources = document.getPage(page).node.Resources();
  if (resources === undefined) throw new Error(`page ${page} has no resources`);
  return resources;
}

const lookUp = (document: PDFDocument, page: number, name: string): PDFObject | undefined =>
  document.context.lookup(xObjects(document, page).get(PDFName.of(name)) as PDFRef);

function decode(line: string, resources: PDFDict, font: string): readonly string[] {
  const fonts = resources.lookup(PDFName.of('Font'), PDFDict);
  const dictionary = fonts.lookup(PDFName.of(font), PDFDict);
  const table = parseToUnicode(
    decodePDFRawStream(mustBeStream(dictionary.lookup(PDFName.of('ToUnicode')))).decode(),
  );
  return codesIn(line).map((code) => table.get(Number.parseInt(code, 16)) ?? '?');
}

/** The two-byte codes of a line's strings, in hex. */
export const codesIn = (line: string): readonly string[] =>
  [...line.matchAll(/<([0-9a-fA-F]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

const linesOf = (stream: PDFRawStream): string[] =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').split('\n');

function mustBeStream(object: PDFObject | undefined): PDFRawStream {
  if (!(object instanceof PDFRawStream)) throw new Error('a stream was expected');
  return object;
}
