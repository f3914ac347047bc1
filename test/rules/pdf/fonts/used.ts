import type { UsedFont, UsedGlyph } from '../../../../src/pdf/read/facts/looks/used-fonts.ts';

/** A glyph that a page shows, sound but for the changes. */
export const glyph = (changes: Partial<UsedGlyph> = {}): UsedGlyph => ({
  code: 36,
  text: 'A',
  gid: 5,
  fingerprint: 'glyf:a',
  width: 500,
  advance: 500,
  ...changes,
});

/** A font that pages show, with these glyphs. */
export const font = (glyphs: readonly UsedGlyph[], changes: Partial<UsedFont> = {}): UsedFont => ({
  object: '8 0 R',
  name: 'BarlowCondensed-Bold',
  subtype: 'Type0',
  hasToUnicode: true,
  problems: [],
  hasOutlines: true,
  glyphs,
  ...changes,
});
