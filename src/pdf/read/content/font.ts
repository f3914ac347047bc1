/** The outline that a glyph has in a font program. */
export interface GlyphOutline {
  /** The same for the same contours, in whatever file they stand: `glyf:` or `cff:` and a SHA-256; `empty` for none. */
  readonly fingerprint: string;
  /** In units of 1/1000 em, as the program says it. */
  readonly advance: number;
}

/** The program embedded for a font. */
export interface FontProgram {
  readonly kind: 'TrueType' | 'Type1' | 'CFF' | 'OpenType';
  readonly ref: string;
  /** Decoded; null where the stream cannot be read. */
  readonly bytes: Uint8Array | null;
}

/** A font of the file, as content names it. One object for all uses within a file; read lazily. */
export interface Font {
  /** `12 0 R`, or the place in the resources where the font is direct. */
  readonly ref: string;
  readonly subtype: 'Type0' | 'TrueType' | 'Type1' | 'MMType1' | 'Type3' | 'unknown';
  /** Subset tag included. */
  readonly baseFont: string;
  /** Without it. */
  readonly postScriptName: string;
  readonly program: FontProgram | null;
  readonly hasToUnicode: boolean;
  readonly vertical: boolean;
  /** What of the font could not be understood, as sentences; empty for a sound one. */
  readonly problems: readonly string[];
  /** What the code says by /ToUnicode; null where the table does not say. */
  unicode(code: number): string | null;
  /** What the code says by its glyph's name in the encoding of a simple font; null where that does not tell. */
  unicodeByEncoding(code: number): string | null;
  /** The glyph's name by /Encoding and /Differences; null for Type0 and where none is given. */
  glyphName(code: number): string | null;
  /** In 1/1000 em, as the file says it (not the program). */
  width(code: number): number;
  /** The CID of a code; the code itself for simple fonts. */
  cid(code: number): number;
  /** The glyph in the embedded program; null where it cannot be told. */
  gid(code: number): number | null;
  /** The outlines of the embedded program by glyph; null where there is none, or none that is understood. */
  outlines(): ReadonlyMap<number, GlyphOutline> | null;
}
