import type { Length } from '../base/length.ts';
import { openFont } from './fonts.ts';
import { inkOf } from './ink.ts';
import { laidGlyphs } from './laid-glyph.ts';
import type { FontId, PlacedGlyph, Run } from './run.ts';

/** How a text is set. Kerning is always on. */
export interface Style {
  readonly font: FontId;
  readonly size: Length;
  /** Space added between glyphs, none after the last: so that a centred word stands in the centre. */
  readonly tracking?: Length;
  /** Left out: as the font has them by nature. */
  readonly figures?: 'tabular' | 'proportional';
  /** Left out: none, so that each letter of what is read back is a glyph of its own. */
  readonly ligatures?: 'none' | 'standard';
}

/** A run, and how far it advances before rounding to the lattice. */
interface Shaped {
  readonly run: Run;
  readonly advance: number;
}

/** How many runs are kept: the cells and fixed texts of a game, and no more. */
const KEPT = 4096;
const kept = new Map<string, Shaped>();

/**
 * The text as one run of placed glyphs.
 *
 * Shape   the text in NFC, nothing else changed; a character without a glyph has glyph 0, which a rule reports
 * Throws  Bug if the font has not the figures that the style asks for
 * Why     positions are reckoned in font units from the run's origin and rounded once each, so that no error
 *         of rounding grows along a line
 */
export const shape = (text: string, style: Style): Run => shaped(text, style).run;

/**
 * How far the pen advances over a text, tracking included, not rounded to the lattice.
 *
 * Why     advances are added up to find where lines break, and only a sum may be rounded
 */
export const advanceOf = (text: string, style: Style): number => shaped(text, style).advance;

function shaped(text: string, style: Style): Shaped {
  const { font, size, tracking = 0, figures = null, ligatures = 'none' } = style;
  const key = JSON.stringify([text, font, size, tracking, figures, ligatures]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const anew = shapeAnew(text.normalize('NFC'), style);
  if (kept.size >= KEPT) forgetOldest();
  kept.set(key, anew);
  return anew;
}

function forgetOldest(): void {
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

function shapeAnew(text: string, style: Style): Shaped {
  const { unitsPerEm } = openFont(style.font);
  const scaled = (units: number): number => (units * style.size) / unitsPerEm;
  const glyphs: PlacedGlyph[] = [];
  let [pen, space] = [0, 0];
  laidGlyphs(text, style).forEach(({ id, said, xAdvance, xOffset, yOffset }, index) => {
    if (index > 0 && STARTS_LETTER.test(said)) space += style.tracking ?? 0;
    const x = Math.round(scaled(pen + xOffset)) + space;
    glyphs.push({ id, text: said, x, y: 0 - Math.round(scaled(yOffset)) });
    pen += xAdvance;
  });
  const advance = scaled(pen) + space;
  const { font: id, size, tracking = 0 } = style;
  const ink = inkOf(id, size, glyphs);
  const run = { font: id, size, tracking, text, glyphs, width: Math.round(advance), ink };
  return { run, advance };
}

/** Letter-space stands before letters, never between a letter and its accent. */
const STARTS_LETTER = /^\P{M}/u;
