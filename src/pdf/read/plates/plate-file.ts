import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';
import { InputError } from '../../../base/fault.ts';
import type { BoundedFile } from '../content/bounded-file.ts';
import { contentOf } from '../content/interpret.ts';
import type { PageEntry } from '../content/page-tree.ts';
import { compile } from './compile.ts';
import { INITIAL } from './paint-state.ts';
import { type Copying, PlateTarget } from './plate-target.ts';
import type { Program } from './program.ts';
import { Survey } from './survey.ts';

/** The plates of a page as pages of a file of their own, in greys: black is full ink. */
export interface PlateFile {
  readonly bytes: Uint8Array;
  /** In the order of the file's pages. */
  readonly plates: readonly { readonly name: string; readonly inks: boolean }[];
  readonly unchecked: readonly string[];
}

/** A page whose paints are known: which plates it has, before any is written. */
export interface SurveyedPage {
  readonly file: BoundedFile;
  readonly page: PageEntry;
  readonly program: Program;
  readonly names: readonly string[];
  readonly unchecked: readonly string[];
}

export function surveyPage(file: BoundedFile, page: PageEntry): SurveyedPage {
  const survey = new Survey(file.document.context);
  const { bytes, problems } = contentOf(file, page);
  if (problems.length > 0)
    survey.unchecked.add('some of the page’s content cannot be decoded: it is on no plate');
  const program = compile(survey, { bytes, resources: page.resources, state: INITIAL, locked: false });
  return { file, page, program, names: survey.names, unchecked: [...survey.unchecked] };
}

/**
 * Writes each plate of a page as a page that paints that plate alone.
 *
 * Why     for one resolution: lines that are thinner than its pixels are to leave no more ink than they have
 */
export async function plateFile(surveyed: SurveyedPage, dpi: number): Promise<PlateFile> {
  const { file, page, program, names, unchecked } = surveyed;
  const source = file.document.context;
  const made = await PDFDocument.create({ updateMetadata: false });
  const copier = PDFObjectCopier.for(source, made.context);
  const copying: Copying = { source, context: made.context, copier, dpi };
  const plates = notTooDeep(() => {
    const layers = file.document.catalog.get(PDFName.of('OCProperties'));
    if (layers !== undefined) made.catalog.set(PDFName.of('OCProperties'), copier.copy(layers));
    return names.map((name) => {
      const { bytes, resources, inks } = new PlateTarget(name, copying).content(program);
      addPage(made, page, { bytes, resources: resources.dict() });
      return { name, inks };
    });
  });
  const bytes = await PDFWriter.forContext(made.context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { bytes, plates, unchecked };
}

/** Why  pdf-lib copies what refers to what by calling itself: objects nested by the ten thousand end in a RangeError */
function notTooDeep<T>(make: () => T): T {
  try {
    return make();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new InputError('the page has objects that are nested too deep to be separated', { cause });
  }
}

function addPage(
  made: PDFDocument,
  { boxes, rotate }: PageEntry,
  { bytes, resources }: { readonly bytes: Uint8Array; readonly resources: PDFDict },
): void {
  const { node } = made.addPage();
  if (boxes.media !== null) node.set(PDFName.of('MediaBox'), made.context.obj([...boxes.media]));
  if (boxes.crop !== null) node.set(PDFName.of('CropBox'), made.context.obj([...boxes.crop]));
  node.set(PDFName.of('Rotate'), made.context.obj(rotate));
  node.set(PDFName.of('Resources'), resources);
  const stream = PDFRawStream.of(PDFDict.withContext(made.context), bytes);
  node.set(PDFName.of('Contents'), made.context.register(stream));
}
