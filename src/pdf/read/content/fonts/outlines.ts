import type { GlyphOutline } from '../font.ts';
import { readProgram } from './program.ts';

/**
 * Every glyph of a font file with its outline's fingerprint and advance; null for a file that is not understood.
 *
 * Why     the same for a whole font and for a subset of it, so that a used glyph can be held against the font it is from
 */
export const glyphOutlines = (fontFile: Uint8Array): ReadonlyMap<number, GlyphOutline> | null =>
  readProgram(fontFile)?.outlines() ?? null;
