import { Bug, InputError } from '../../base/fault.ts';
import type { Rect, Size } from '../../base/geometry.ts';
import { pt } from '../../base/length.ts';
import { type PlacedCharacter, readCharacters } from './characters.ts';
import { type Address, type Engine, engine, float, withMemory } from './engine.ts';
import { type GreyPicture, type Picture, renderColour, renderGrey, type Shot } from './raster.ts';
import { groupRuns, type TextRun } from './text-runs.ts';

/**
 * Opens a PDF for reading; close it when done.
 *
 * Throws  InputError if PDFium cannot open it, with PDFium's reason; `name` says which file in the message
 */
export async function openPdf(bytes: Uint8Array, name = 'the file'): Promise<PdfFile> {
  const pdfium = await engine();
  const memory = pdfium.pdfium.wasmExports.malloc(Math.max(1, bytes.length));
  pdfium.pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (document !== 0) return new PdfFile(pdfium, { memory, document });
  const reason = REASONS[pdfium.FPDF_GetLastError()] ?? 'for a reason that PDFium does not give';
  pdfium.pdfium.wasmExports.free(memory);
  throw new InputError(`${name} cannot be opened as a PDF: ${reason}`, { cause: new Error(reason) });
}

/** PDFium's error numbers, from its public header `fpdfview.h`. */
const REASONS: Readonly<Record<number, string>> = {
  2: 'it was not found',
  3: 'it is no PDF, or is damaged',
  4: 'it asks for a password',
  5: 'its encryption is not supported',
  6: 'its page is damaged',
};

interface Held {
  /** PDFium reads from these bytes for as long as the document is open. */
  readonly memory: Address;
  readonly document: Address;
}

/** An open PDF: holds PDFium's memory until it is closed. */
export class PdfFile {
  readonly pageCount: number;
  readonly #pdfium: Engine;
  readonly #held: Held;
  readonly #pages = new Map<number, PdfPage>();
  #open = true;

  constructor(pdfium: Engine, held: Held) {
    this.#pdfium = pdfium;
    this.#held = held;
    this.pageCount = pdfium.FPDF_GetPageCount(held.document);
  }

  /**
   * One page, counted from 0; read once and kept until the file is closed.
   *
   * Throws  InputError if PDFium cannot read the page; Bug if there is no such page or the file is closed
   */
  page(index: number): PdfPage {
    if (!this.#open) throw new Bug('a page is asked of a PDF that is closed');
    if (!(index >= 0 && index < this.pageCount)) {
      throw new Bug(`page ${index} is asked of a PDF with ${this.pageCount} pages, counted from 0`);
    }
    const known = this.#pages.get(index);
    if (known !== undefined) return known;
    const page = new PdfPage(this.#pdfium, { document: this.#held.document, index });
    this.#pages.set(index, page);
    return page;
  }

  /** Gives the memory of a page back; it is read anew where it is asked for again. */
  release(index: number): void {
    this.#pages.get(index)?.close();
    this.#pages.delete(index);
  }

  /** Gives the memory back; a second call does nothing. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const page of this.#pages.values()) page.close();
    this.#pdfium.FPDF_CloseDocument(this.#held.document);
    this.#pdfium.pdfium.wasmExports.free(this.#held.memory);
  }
}

/**
 * A page of an open PDF.
 *
 * Space   origin at the top left of what a viewer shows (crop box, else media box), y down, lattice units, as near as
 *         PDFium's single floats are: a few units, under a micrometre, on a B1 sheet
 */
export class PdfPage {
  readonly size: Size;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly #pdfium: Engine;
  readonly #page: Address;
  readonly #index: number;
  #characters: readonly PlacedCharacter[] | null = null;
  #runs: readonly TextRun[] | null = null;

  constructor(pdfium: Engine, of: { readonly document: Address; readonly index: number }) {
    this.#pdfium = pdfium;
    this.#index = of.index;
    this.#page = pdfium.FPDF_LoadPage(of.document, of.index);
    if (this.#page === 0) throw new InputError(`page ${of.index + 1} of the PDF cannot be read`);
    this.widthPt = pdfium.FPDF_GetPageWidthF(this.#page);
    this.heightPt = pdfium.FPDF_GetPageHeightF(this.#page);
    this.size = { width: pt(this.widthPt), height: pt(this.heightPt) };
  }

  /** The page, or the part of it that `crop` names, on white, in colour. */
  render(shot: Shot): Picture {
    return renderColour(this.#pdfium, this.#page, { ...shot, crop: shot.crop ?? this.#whole() });
  }

  /** The page, or the part of it that `crop` names, on white, in greys. */
  renderGrey(shot: Shot): GreyPicture {
    return renderGrey(this.#pdfium, this.#page, { ...shot, crop: shot.crop ?? this.#whole() });
  }

  /**
   * Every character that the page's content sets, those inside forms too, at its place on the page.
   *
   * Order   of the content, as painted
   * Throws  InputError if the page is turned by /Rotate: no page of a press is
   */
  text(): readonly PlacedCharacter[] {
    if (this.#pdfium.FPDFPage_GetRotation(this.#page) !== 0) {
      throw new InputError(`page ${this.#index + 1} of the PDF is turned by /Rotate; its text is not read`);
    }
    this.#characters ??= readCharacters(this.#pdfium, this.#page, this.#topLeftPt());
    return this.#characters;
  }

  /** The page's characters, put together into the runs that they were set as. */
  textRuns(): readonly TextRun[] {
    this.#runs ??= groupRuns(this.text());
    return this.#runs;
  }

  close(): void {
    this.#pdfium.FPDF_ClosePage(this.#page);
  }

  #whole(): Rect {
    return { x: 0, y: 0, ...this.size };
  }

  #topLeftPt(): { readonly x: number; readonly y: number } {
    return withMemory(this.#pdfium, 16, (box) => {
      if (!this.#pdfium.FPDF_GetPageBoundingBox(this.#page, box)) throw new Bug('PDFium gives no page box');
      return { x: float(this.#pdfium, box), y: float(this.#pdfium, box + 4) };
    });
  }
}
