import type { FontId, PlacedGlyph } from '../../text/run.ts';
import { type FontSubset, subsetFont } from '../../text/subset.ts';
import type { PdfDocument } from './document.ts';
import { type GlyphCodes, glyphCodes } from './glyph-codes.ts';
import { type Ref, text } from './pdfkit-parts.ts';
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
  const inOrder = [...fonts].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    inOrder.map(([id, glyphs], index) => [id, addFont(file, { id, glyphs, name: `F${index}` })]),
  );
}

interface WantedFont {
  readonly id: FontId;
  readonly glyphs: GlyphTexts;
  readonly name: string;
}

function addFont(file: PdfDocument, { id, glyphs, name }: WantedFont): FileFont {
  const subset = subsetFont(id, glyphs.keys());
  const codes = glyphCodes(glyphs, subset);
  return {
    name,
    ref: addType0(file, subset, codes),
    code: (glyph) => codes.codeOf(glyph.id, glyph.text),
    width: (code) => codes.widths[code] ?? 0,
  };
}

/**
 * The font in its objects: Type0, its one CIDFontType2, descriptor, file, and what each code says.
 *
 * Why     Identity-H and codes of two bytes: no encoding that a RIP could know otherwise
 */
function addType0(file: PdfDocument, subset: FontSubset, codes: GlyphCodes): Ref {
  const baseFont = `${subset.tag}+${subset.postScriptName}`;
  const descendant = file.add({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: baseFont,
    CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
    FontDescriptor: addDescriptor(file, subset, baseFont),
    W: [0, codes.widths],
    CIDToGIDMap: codes.gids === null ? 'Identity' : file.addStream({}, codes.gids),
  });
  return file.add({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: baseFont,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: file.addStream({}, toUnicode(codes.texts)),
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
