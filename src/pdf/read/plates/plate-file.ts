import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';
import type { BoundedFile } from '../content/bounded-file.ts';
import type { PageEntry } from '../content/page-tree.ts';
import { compile } from './compile.ts';
import { INITIAL } from './paint-state.ts';
import { contentOf } from './plate-source.ts';
import { type Copying, PlateTarget } from './plate-target.ts';
import { Survey } from './survey.ts';

/** The plates of a page as pages of a file of their own, in greys: black is full ink. */
export interface PlateFile {
  readonly bytes: Uint8Array;
  /** In the order of the file's pages. */
  readonly plates: readonly { readonly name: string; readonly inks: boolean }[];
  readonly unchecked: readonly string[];
}

/**
 * Writes each plate of a page as a page that paints that plate alone.
 *
 * Why     for one resolution: lines that are thinner than its pixels are to leave no more ink than they have
 */
export async function plateFile(file: BoundedFile, page: PageEntry, dpi: number): Promise<PlateFile> {
  const source = file.document.context;
  const survey = new Survey(source);
  const { bytes: content, whole } = contentOf(file, page.dict);
  if (!whole) survey.unchecked.add('some of the page’s content cannot be decoded: it is on no plate');
  const program = compile(survey, {
    bytes: content,
    resources: page.resources,
    state: INITIAL,
    locked: false,
  });
  const made = await PDFDocument.create({ updateMetadata: false });
  const copier = PDFObjectCopier.for(source, made.context);
  const copying: Copying = { source, context: made.context, copier, dpi };
  const layers = file.document.catalog.get(PDFName.of('OCProperties'));
  if (layers !== undefined) made.catalog.set(PDFName.of('OCProperties'), copier.copy(layers));
  const plates = survey.names.map((name) => {
    const { bytes, resources, inks } = new PlateTarget(name, copying).content(program);
    const { node } = made.addPage();
    for (const [key, box] of [
      ['MediaBox', page.boxes.media] as const,
      ['CropBox', page.boxes.crop] as const,
    ]) {
      if (box !== null) node.set(PDFName.of(key), made.context.obj([...box]));
    }
    node.set(PDFName.of('Rotate'), made.context.obj(page.rotate));
    node.set(PDFName.of('Resources'), resources.dict());
    const stream = PDFRawStream.of(PDFDict.withContext(made.context), bytes);
    node.set(PDFName.of('Contents'), made.context.register(stream));
    return { name, inks };
  });
  const bytes = await PDFWriter.forContext(made.context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { bytes, plates, unchecked: [...survey.unchecked] };
}
