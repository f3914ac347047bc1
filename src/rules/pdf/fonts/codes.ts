import type { UsedGlyph } from '../../../pdf/read/facts/looks/used-fonts.ts';

/** A few codes in words: `code 36 (A)`, `codes 36 (A), 37 (B) and 12 more`. */
export function codesText(glyphs: readonly UsedGlyph[]): string {
  const named = glyphs.slice(0, NAMED).map(({ code, text }) => `${code}${text === null ? '' : ` (${text})`}`);
  const more = glyphs.length > NAMED ? ` and ${glyphs.length - NAMED} more` : '';
  return `${glyphs.length === 1 ? 'code' : 'codes'} ${named.join(', ')}${more}`;
}

const NAMED = 5;
