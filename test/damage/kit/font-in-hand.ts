import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { type PdfInHand, refOf } from './pdf-in-hand.ts';

/** A font of a file: the dictionary that content names, the one below it, and what describes its program. */
export interface FontInHand {
  readonly pdf: PdfInHand;
  readonly font: PDFDict;
  readonly descendant: PDFDict;
  readonly descriptor: PDFDict;
}

/** The font whose PostScript name ends so, such as `SemiBold`. */
export function fontIn(pdf: PdfInHand, name: string): FontInHand {
  const [font] = pdf.dictionaries(
    (dict) =>
      dict.get(TYPE) === PDFName.of('Font') && isNamed(dict, name) && dict.has(PDFName.of('DescendantFonts')),
  );
  if (font === undefined) throw new Error(`${pdf.name} has no font ${name}`);
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  return { pdf, font, descendant, descriptor: descendant.lookup(PDFName.of('FontDescriptor'), PDFDict) };
}

const TYPE = PDFName.of('Type');

const isNamed = (dict: PDFDict, name: string): boolean =>
  String(dict.get(PDFName.of('BaseFont')) ?? '').endsWith(`-${name}`);

/** The bytes of the embedded program. */
export const programOf = ({ pdf, descriptor }: FontInHand): Uint8Array =>
  decodePDFRawStream(pdf.stream(programRef(descriptor))).decode();

const programRef = (descriptor: PDFDict): PDFRef => refOf(descriptor.get(PDFName.of('FontFile2')));

/** Puts other bytes in the place of the program. */
export function putProgram({ pdf, descriptor }: FontInHand, bytes: Uint8Array): void {
  const { context } = pdf.document;
  context.assign(programRef(descriptor), context.flateStream(bytes, { Length1: bytes.length }));
}

/** Changes a program in place. */
export function changeProgram(font: FontInHand, how: (program: Program) => void): void {
  const bytes = programOf(font).slice();
  how(new Program(bytes));
  putProgram(font, bytes);
}

/** The tables of a TrueType program, to be changed in place. */
export class Program {
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Where a table begins. */
  table(tag: string): number {
    const count = this.#view.getUint16(4);
    for (let at = 12; at < 12 + 16 * count; at += 16) {
      const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => this.#view.getUint8(at + byte)));
      if (name === tag) return this.#view.getUint32(at + 8);
    }
    throw new Error(`the program has no table ${tag}`);
  }

  read(at: number): number {
    return this.#view.getInt16(at);
  }

  write(at: number, value: number): void {
    this.#view.setInt16(at, value);
  }

  /** Where a glyph begins. */
  glyph(index: number): number {
    return this.table('glyf') + this.#place(index);
  }

  #place(index: number): number {
    const loca = this.table('loca');
    return this.read(this.table('head') + 50) === 1
      ? this.#view.getUint32(loca + 4 * index)
      : 2 * this.#view.getUint16(loca + 2 * index);
  }

  /** Moves the first point of a simple glyph by a few units. */
  pullPoint(index: number): void {
    const glyph = this.glyph(index);
    const contours = this.read(glyph);
    if (contours <= 0) throw new Error(`glyph ${index} is not simple`);
    const ends = glyph + 10;
    const instructions = this.#view.getUint16(ends + 2 * contours);
    const flags = ends + 2 * contours + 2 + instructions;
    const points = this.#view.getUint16(ends + 2 * (contours - 1)) + 1;
    let [at, seen] = [flags, 0];
    while (seen < points) {
      const flag = this.#view.getUint8(at++);
      seen += 1;
      if ((flag & 8) !== 0) seen += this.#view.getUint8(at++);
    }
    this.#view.setUint8(at + 1, this.#view.getUint8(at + 1) ^ 0x10);
  }
}
