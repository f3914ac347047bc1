import { Bug, InputError } from '../../../base/fault.ts';
import { PER_INCH } from '../../../base/length.ts';
import { openPdf, type PdfPage } from '../pdfium.ts';
import { pixelsOf, type Shot } from '../raster.ts';
import type { PagePlates, Plate } from './plate.ts';
import { type PlateFile, plateFile, surveyPage } from './plate-file.ts';
import { openSource, type PlateSource, pageOf } from './plate-source.ts';

/**
 * All plates of a page as a RIP separates it, each in ink.
 *
 * Shape   `page` is counted from 0; a plate is `width × height` bytes: for large sheets at an imager's resolution ask
 *         `openPlates` for one after the other
 * Throws  InputError if the file cannot be read, has no such page, or a plate would be too large
 */
export async function platesOfPage(source: PlateSource, page: number, dpi: number): Promise<PagePlates> {
  const open = await openPlates(source, page, dpi);
  try {
    return { dpi, plates: open.names.map((name) => open.plate(name)), unchecked: open.unchecked };
  } finally {
    open.close();
  }
}

/** How a plate is rendered: all of it with shaded edges, unless said otherwise; see Shot. */
export type Exposure = Omit<Shot, 'dpi'>;

/** The plates of a page, to be rendered one by one; close them when done. */
export interface OpenPlates {
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly unchecked: readonly string[];
  /** Throws  Bug if the page has no plate of the name */
  plate(name: string, how?: Exposure): Plate;
  close(): void;
}

/** See platesOfPage. */
export async function openPlates(source: PlateSource, page: number, dpi: number): Promise<OpenPlates> {
  const file = await openSource(source);
  return rendered(await plateFile(surveyPage(file, pageOf(file, page)), dpi), dpi);
}

/** Plates that are written, opened to be rendered at the resolution that they were written for. */
export async function rendered({ bytes, plates, unchecked }: PlateFile, dpi: number): Promise<OpenPlates> {
  const pdf = await openPdf(bytes);
  const { width, height } = pixelsOf(pdf.page(0).size, dpi);
  if (width * height > MOST_PIXELS) {
    pdf.close();
    throw tooLarge({ width, height }, dpi);
  }
  return {
    names: plates.map(({ name }) => name),
    width,
    height,
    unchecked,
    plate: (name, how = {}) => {
      const at = plates.findIndex((plate) => plate.name === name);
      if (at < 0) throw new Bug(`a page has no plate ${name}`);
      const { smooth = true, crop = { x: 0, y: 0, ...pdf.page(0).size } } = how;
      const size = pixelsOf(crop, dpi);
      const isBlank = plates[at]?.inks === false;
      const ink = isBlank
        ? new Uint8Array(size.width * size.height)
        : inkOf(pdf.page(at), { dpi, smooth, crop });
      return { name, ...size, ink };
    },
    close: () => pdf.close(),
  };
}

/** As many as one plate may have: a B1 sheet at 600 dpi has 410 million. */
const MOST_PIXELS = 1 << 29;

const tooLarge = (
  { width, height }: { readonly width: number; readonly height: number },
  dpi: number,
): InputError =>
  new InputError(
    `a plate at ${dpi} dpi would have ${width} × ${height} pixels, more than ${Math.floor(MOST_PIXELS / 1e6)} million`,
    {
      hint: `up to ${Math.floor(dpi * Math.sqrt(MOST_PIXELS / (width * height)))} dpi can be made of this sheet`,
    },
  );

/** Why  in bands: a whole sheet at an imager's resolution would not fit into PDFium's memory */
function inkOf(page: PdfPage, shot: Required<Shot>): Uint8Array {
  const { dpi, crop } = shot;
  const { width, height } = pixelsOf(crop, dpi);
  const ink = new Uint8Array(width * height);
  const rows = Math.max(1, Math.floor(BAND / width));
  const length = (pixels: number): number => (pixels * PER_INCH) / dpi;
  for (let y = 0; y < height; y += rows) {
    const band = { ...crop, y: crop.y + length(y), height: length(Math.min(rows, height - y)) };
    ink.set(page.renderGrey({ ...shot, crop: band }).grey, y * width);
  }
  for (let at = 0; at < ink.length; at++) ink[at] = 255 - (ink[at] ?? 0);
  return ink;
}

/** Pixels that are rendered at once. */
const BAND = 1 << 25;
