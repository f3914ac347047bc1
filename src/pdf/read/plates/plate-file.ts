import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, type PDFPage, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';
import { pageContent } from '../content.ts';
import { compile } from './compile.ts';
import { INITIAL } from './paint-state.ts';
import { type Copying, PlateTarget } from './plate-target.ts';
import { Survey } from './survey.ts';

/** The plates of a page as pages of a file of their own, in greys: black is full ink. */
export interface PlateFile {
  readonly bytes: Uint8Array;
  /** In order; `page` is where the plate stands in the file, from 0, or null where it has no ink at all. */
  readonly plates: readonly { readonly name: string; readonly page: number | null }[];
  readonly unchecked: readonly string[];
}

/** Writes each plate of a page as a page that paints that plate alone. */
export async function plateFile(page: PDFPage, dpi: number): Promise<PlateFile> {
  const source = page.doc.context;
  const survey = new Survey(source);
  const program = compile(survey, {
    bytes: pageContent(page),
    resources: page.node.Resources() ?? null,
    state: INITIAL,
    locked: false,
  });
  const made = await PDFDocument.create({ updateMetadata: false });
  const copying: Copying = {
    source,
    context: made.context,
    copier: PDFObjectCopier.for(source, made.context),
    dpi,
  };
  const layers = page.doc.catalog.get(PDFName.of('OCProperties'));
  if (layers !== undefined) made.catalog.set(PDFName.of('OCProperties'), copying.copier.copy(layers));
  const plates = survey.names.map((name) => {
    const { bytes, resources, inks } = new PlateTarget(name, copying).content(program);
    if (!inks) return { name, page: null };
    const leaf = made.addPage();
    for (const key of PAGE_KEYS) {
      const value = page.node.getInheritableAttribute(PDFName.of(key));
      if (value !== undefined) leaf.node.set(PDFName.of(key), copying.copier.copy(value));
    }
    const stream = PDFRawStream.of(PDFDict.withContext(made.context), bytes);
    leaf.node.set(PDFName.of('Contents'), made.context.register(stream));
    leaf.node.set(PDFName.of('Resources'), resources.dict());
    return { name, page: made.getPageCount() - 1 };
  });
  const bytes = await PDFWriter.forContext(made.context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { bytes, plates, unchecked: [...survey.unchecked] };
}

const PAGE_KEYS = ['MediaBox', 'CropBox', 'Rotate'];
