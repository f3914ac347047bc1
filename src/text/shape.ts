import type { Font, GlyphRun } from 'fontkit';
import { Bug } from '../base/fault.ts';
import type { Length } from '../base/length.ts';
import { openFont, UNPRINTABLE } from './fonts.ts';
import { inkOf } from './ink.ts';
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
  const font = openFont(style.font);
  const drawable = text.replace(UNPRINTABLE, NO_CHARACTER);
  const laidOut = font.layout(drawable, features(font, style), 'latn', undefined, 'ltr');
  const scaled = (units: number): number => (units * style.size) / font.unitsPerEm;
  const glyphs: PlacedGlyph[] = [];
  let [pen, space] = [0, 0];
  sayings(text, laidOut).forEach((said, index) => {
    const { id } = at(laidOut.glyphs, index);
    const { xAdvance, xOffset, yOffset } = at(laidOut.positions, index);
    if (index > 0 && STARTS_LETTER.test(said)) space += style.tracking ?? 0;
    const x = Math.round(scaled(pen + xOffset)) + space;
    glyphs.push({ id, text: said, x, y: 0 - Math.round(scaled(yOffset)) });
    pen += xAdvance;
  });
  const advance = scaled(pen) + space;
  const { font: id, size } = style;
  const run = { font: id, size, text, glyphs, width: Math.round(advance), ink: inkOf(id, size, glyphs) };
  return { run, advance };
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Bug(`a run has no glyph ${index}`);
  return value;
}

/** Letter-space stands before letters, never between a letter and its accent. */
const STARTS_LETTER = /^\P{M}/u;

/** No font may have a glyph for it: it stands in for what is never printed, and gets glyph 0. */
const NO_CHARACTER = '\uffff';

/** Which characters each glyph stands for: a ligature several, the second half of a split one none. */
function sayings(text: string, { glyphs }: GlyphRun): readonly string[] {
  const characters = [...text];
  let next = 0;
  const said = glyphs.map(({ codePoints }) => {
    const from = next;
    next += codePoints.length;
    return characters.slice(from, next).join('');
  });
  if (next !== characters.length) throw new Bug(`the glyphs of « ${text} » do not say it letter by letter`);
  return said;
}

function features(font: Font, { font: id, figures, ligatures }: Style): Record<string, boolean> {
  const joined = ligatures === 'standard';
  const wanted: Record<string, boolean> = { liga: joined, clig: joined };
  if (figures === undefined) return wanted;
  const tag = figures === 'tabular' ? 'tnum' : 'pnum';
  if (font.availableFeatures.includes(tag)) return { ...wanted, [tag]: true };
  if (figures !== naturalFigures(font)) throw new Bug(`the font ${id} has no ${figures} figures`);
  return wanted;
}

function naturalFigures(font: Font): 'tabular' | 'proportional' {
  const advances = new Set(
    [...'0123456789'].map((digit) => font.glyphForCodePoint(digit.charCodeAt(0)).advanceWidth),
  );
  return advances.size === 1 ? 'tabular' : 'proportional';
}
