import { Bug } from '../../base/fault.ts';
import type { FontId, PlacedGlyph } from '../../text/run.ts';
import { type FontSubset, subsetFont } from '../../text/subset.ts';
import type { PdfDocument } from './document.ts';
import { type Codes, codesOf } from './glyph-codes.ts';
import { number } from './numbers.ts';
import type { Ref } from './pdfkit-parts.ts';
import type { GlyphTexts } from './survey.ts';
import { toUnicode } from './to-unicode.ts';

/** A font as the file has it. */
export interface FileFont {
  /** Its name in every resource dictionary. */
  readonly name: string;
  readonly ref: Ref;
  /** The code that a text operator shows this glyph by, so that it is read back as what it says. */
  code(glyph: PlacedGlyph): number;
  /** How far that code moves the pen, in thousandths of an em, as the file says it. */
  width(code: number): number;
}

/** Puts down every font of the file, each as a subset that holds what the file shows. */
export function addFonts(
  file: PdfDocument,
  fonts: ReadonlyMap<FontId, GlyphTexts>,
): ReadonlyMap<FontId, FileFont> {
  const ids = [...fonts.keys()].sort();
  return new Map(ids.map((id, index) => [id, addFont(file, id, `F${index}`, fonts.get(id) ?? new Map())]));
}

function addFont(file: PdfDocument, id: FontId, name: string, glyphs: GlyphTexts): FileFont {
  const subset = subsetFont(id, [...glyphs.keys()].sort((a, b) => a - b));
  const codes = codesOf(glyphs, (glyph) => subset.cidOf(glyph));
  const widths = codes.list.map(({ glyph }) => number(subset.widthOf(glyph)));
  const ref = addType0(file, subset, codes, widths);
  return {
    name,
    ref,
    code: (glyph) => codes.of(glyph.id, glyph.text),
    width: (code) => widths[code] ?? missing(id, code),
  };
}

const missing = (id: FontId, code: number): never => {
  throw new Bug(`the subset of ${id} has no code ${code}`);
};

/**
 * The font in five objects: Type0, its one CIDFontType2, descriptor, file, and what each code says.
 *
 * Why     Identity-H and a code of two bytes: no encoding that a RIP could know otherwise
 */
function addType0(file: PdfDocument, subset: FontSubset, codes: Codes, widths: readonly number[]): Ref {
  const baseFont = `${subset.tag}+${subset.postScriptName}`;
  const descendant = file.add({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: baseFont,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: addDescriptor(file, subset, baseFont),
    W: [0, widths],
    DW: 0,
    CIDToGIDMap: codes.gids === null ? 'Identity' : file.addStream({}, codes.gids),
  });
  return file.add({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: baseFont,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: file.addStream({}, toUnicode(codes.list.map(({ text }) => text))),
  });
}

const addDescriptor = (file: PdfDocument, subset: FontSubset, baseFont: string): Ref =>
  file.add({
    Type: 'FontDescriptor',
    FontName: baseFont,
    Flags: subset.flags,
    FontBBox: subset.bbox,
    ItalicAngle: subset.italicAngle,
    Ascent: subset.ascent,
    Descent: subset.descent,
    CapHeight: subset.capHeight,
    StemV: subset.stemV,
    FontFile2: file.addStream({ Length1: subset.data.length }, subset.data),
  });
