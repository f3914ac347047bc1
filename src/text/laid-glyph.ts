import type { Font, GlyphRun } from 'fontkit';
import { Bug } from '../base/fault.ts';
import { openFont, UNPRINTABLE } from './fonts.ts';
import type { Style } from './shape.ts';

/** What of a style chooses glyphs and kerns them; size and letter-space do not. */
type Choice = Pick<Style, 'font' | 'figures' | 'ligatures'>;

/** One glyph as a font lays it out, in font units, y up. */
export interface LaidGlyph {
  readonly id: number;
  /** The characters that it stands for: several for a ligature, none for the second half of a split letter. */
  readonly said: string;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** Figures and their spaces, long enough that cutting them into pairs pays. */
const FIGURES = /^[0-9\u00a0]{3,}$/;

/**
 * The glyphs of a text in NFC, kerned.
 *
 * Throws  Bug if the font has not the figures that the style asks for
 * Why     no two tickets have the same number, and to lay each out anew costs more than all else of a ticket together:
 *         figures kern with the next figure at most, so each pair of them is laid out once
 */
export const laidGlyphs = (text: string, choice: Choice): readonly LaidGlyph[] =>
  FIGURES.test(text) ? laidPairs(text, choice) : laidAnew(text, choice);

function laidPairs(text: string, choice: Choice): readonly LaidGlyph[] {
  const pairs = pairsOf(choice);
  const glyphs: LaidGlyph[] = [];
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2);
    const laid = pairs.get(pair) ?? laidAnew(pair, choice);
    pairs.set(pair, laid);
    glyphs.push(at(laid, 0));
    if (index + 2 === text.length) glyphs.push(at(laid, 1));
  }
  return glyphs;
}

/** Pair → its two glyphs, for each choice of glyphs: 121 pairs at most. */
const known = new Map<string, Map<string, readonly LaidGlyph[]>>();

function pairsOf({ font, figures, ligatures }: Choice): Map<string, readonly LaidGlyph[]> {
  const key = JSON.stringify([font, figures, ligatures]);
  const pairs = known.get(key) ?? new Map<string, readonly LaidGlyph[]>();
  known.set(key, pairs);
  return pairs;
}

function laidAnew(text: string, choice: Choice): readonly LaidGlyph[] {
  const font = openFont(choice.font);
  const drawable = text.replace(UNPRINTABLE, NO_CHARACTER);
  const laidOut = font.layout(drawable, features(font, choice), 'latn', undefined, 'ltr');
  return sayings(text, laidOut).map((said, index) => {
    const { id } = at(laidOut.glyphs, index);
    const { xAdvance, xOffset, yOffset } = at(laidOut.positions, index);
    return { id, said, xAdvance, xOffset, yOffset };
  });
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Bug(`a run has no glyph ${index}`);
  return value;
}

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

function features(font: Font, { font: id, figures, ligatures }: Choice): Record<string, boolean> {
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
