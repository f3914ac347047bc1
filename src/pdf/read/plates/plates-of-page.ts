import { Bug, InputError } from '../../../base/fault.ts';
import type { Rect, Size } from '../../../base/geometry.ts';
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

/** How a plate is rendered: all of it, with shaded edges, as finely as it was opened for, unless said otherwise; see Shot. */
export type Exposure = Partial<Shot>;

/** The plates of a page, to be rendered one by one; close them when done. */
export interface OpenPlates {
  readonly names: readonly string[];
  /** Those of them that something is painted on. */
  readonly inked: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly unchecked: readonly string[];
  /** Throws  InputError if it would be too large to be held at once; Bug if the page has no plate of the name */
  plate(name: string, how?: Exposure): Plate;
  /**
   * A whole plate in bands of so many rows, the last one of what is left.
   *
   * Why     a whole sheet at an imager's resolution is more than most machines hold at once
   */
  bands(name: string, how: Banding): Iterable<Plate>;
  /** Gives back what a plate holds that is not rendered any more. */
  release(name: string): void;
  close(): void;
}

/** How a plate is cut into bands. */
export interface Banding {
  readonly rows: number;
  /** See Shot. */
  readonly smooth: boolean;
}

/** See platesOfPage; of what size the plates are is judged only when one is asked for. */
export async function openPlates(source: PlateSource, page: number, dpi: number): Promise<OpenPlates> {
  const file = await openSource(source);
  return rendered(await plateFile(surveyPage(file, pageOf(file, page)), dpi), dpi);
}

/** Plates that are written, opened to be rendered at the resolution that they were written for. */
export async function rendered({ bytes, plates, unchecked }: PlateFile, dpi: number): Promise<OpenPlates> {
  const pdf = await openPdf(bytes);
  const page = pdf.page(0).size;
  const { width, height } = pixelsOf(page, dpi);
  const whole: Rect = { x: 0, y: 0, ...page };
  const pageOfPlate = (name: string): number => {
    const at = plates.findIndex((plate) => plate.name === name);
    if (at < 0) throw new Bug(`a page has no plate ${name}`);
    return at;
  };
  const bandsOf = (name: string, shot: Required<Shot>, rows: number): Iterable<Plate> => {
    const at = pageOfPlate(name);
    return bands({ name, page: plates[at]?.inks === false ? null : pdf.page(at) }, shot, rows);
  };
  return {
    names: plates.map(({ name }) => name),
    inked: plates.filter(({ inks }) => inks).map(({ name }) => name),
    width,
    height,
    unchecked,
    plate: (name, { smooth = true, crop = whole, dpi: fine = dpi } = {}) => {
      const size = pixelsOf(crop, fine);
      mustBeHeld(size, fine, MOST_PIXELS);
      const ink = new Uint8Array(size.width * size.height);
      let at = 0;
      for (const band of bandsOf(name, { dpi: fine, smooth, crop }, rowsAtOnce(size.width))) {
        ink.set(band.ink, at);
        at += band.ink.length;
      }
      return { name, ...size, ink };
    },
    bands: (name, { smooth, rows }) => bandsOf(name, { dpi, smooth, crop: whole }, rows),
    release: (name) => pdf.release(pageOfPlate(name)),
    close: () => pdf.close(),
  };
}

/** As many as one plate may have that is held at once: a B1 sheet at 600 dpi has 410 million. */
const MOST_PIXELS = 1 << 29;

/**
 * Throws  InputError where a plate would have more pixels, with the resolution that has no more; `name` says of which
 *         file in the message
 */
export function mustBeHeld(
  { width, height, name }: Size & { readonly name?: string },
  dpi: number,
  most: number,
): void {
  if (width * height <= most) return;
  throw new InputError(
    `${name === undefined ? '' : `${name}: `}a plate at ${dpi} dpi would have ${width} × ${height} pixels, more than ${Math.floor(most / 1e6)} million`,
    { hint: `up to ${Math.floor(dpi * Math.sqrt(most / (width * height)))} dpi can be made of this sheet` },
  );
}

/** Pixels that are rendered at once: a whole sheet at an imager's resolution would not fit into PDFium's memory. */
const BAND = 1 << 25;

const rowsAtOnce = (width: number): number => Math.max(1, Math.floor(BAND / width));

/** Bands of a part of a page, in ink; bare where there is no page, since nothing is on the plate. */
function* bands(
  { name, page }: { readonly name: string; readonly page: PdfPage | null },
  shot: Required<Shot>,
  rows: number,
): Generator<Plate> {
  const { dpi, crop } = shot;
  const { width, height } = pixelsOf(crop, dpi);
  const length = (pixels: number): number => (pixels * PER_INCH) / dpi;
  for (let y = 0; y < height; y += rows) {
    const tall = Math.min(rows, height - y);
    const band = { ...crop, y: crop.y + length(y), height: length(tall) };
    const ink = page === null ? new Uint8Array(width * tall) : inkOf(page, { ...shot, crop: band });
    yield { name, width, height: tall, ink };
  }
}

/** Why  in its place: a plate's worth of memory is much */
function inkOf(page: PdfPage, shot: Shot): Uint8Array {
  const { grey } = page.renderGrey(shot);
  for (let at = 0; at < grey.length; at++) grey[at] = 255 - (grey[at] ?? 0);
  return grey;
}
