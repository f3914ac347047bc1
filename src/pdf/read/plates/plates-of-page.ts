import { openPdf, type PdfFile } from '../pdfium.ts';
import { pixelsOf } from '../raster.ts';
import type { PagePlates, Plate } from './plate.ts';
import { plateFile } from './plate-file.ts';
import { openSource, type PlateSource, pageOf } from './plate-source.ts';

/**
 * All plates of a page as a RIP separates it, each in ink.
 *
 * Shape   `page` is counted from 0; a plate is `width × height` bytes: for large sheets at an imager's resolution ask
 *         `openPlates` for one after the other
 * Throws  InputError if the file cannot be read, or has no such page
 */
export async function platesOfPage(source: PlateSource, page: number, dpi: number): Promise<PagePlates> {
  const open = await openPlates(source, page, dpi);
  try {
    return { dpi, plates: open.names.map((name) => open.plate(name)), unchecked: open.unchecked };
  } finally {
    open.close();
  }
}

/** The plates of a page, to be rendered one by one; close them when done. */
export interface OpenPlates {
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly unchecked: readonly string[];
  /** Throws  Bug if the page has no plate of the name */
  plate(name: string, how?: { readonly smooth: boolean }): Plate;
  close(): void;
}

/** See platesOfPage. */
export async function openPlates(source: PlateSource, page: number, dpi: number): Promise<OpenPlates> {
  const file = await openSource(source);
  const { bytes, plates, unchecked } = await plateFile(file, pageOf(file, page), dpi);
  const rendered = await openPdf(bytes);
  const { width, height } = pixelsOf(rendered.page(0).size, dpi);
  return {
    names: plates.map(({ name }) => name),
    width,
    height,
    unchecked,
    plate: (name, { smooth } = { smooth: true }) => {
      const at = plates.findIndex((plate) => plate.name === name);
      const ink = plates[at]?.inks === false ? new Uint8Array(width * height) : inkOf(rendered, at, { dpi, smooth });
      return { name, width, height, ink };
    },
    close: () => rendered.close(),
  };
}

function inkOf(rendered: PdfFile, page: number, shot: { readonly dpi: number; readonly smooth: boolean }): Uint8Array {
  const { grey } = rendered.page(page).renderGrey(shot);
  for (let at = 0; at < grey.length; at++) grey[at] = 255 - (grey[at] ?? 0);
  return grey;
}
