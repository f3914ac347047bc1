import { Bug } from '../base/fault.ts';
import { type Length, toMm } from '../base/length.ts';
import { advanceOf, type Style, shape } from '../text/shape.ts';

/**
 * The text with every character that the font cannot draw named by its code: « [U+1F600] ».
 *
 * Why     findings quote whatever a record or a drawing held, and a proof must show it and not a hole
 */
export const legible = (text: string, style: Style): string =>
  [...text.normalize('NFC').replace(/\s*[\n\r\t]\s*/g, ' ')]
    .map((character) => (isDrawn(character, style) ? character : named(character)))
    .join('');

const isDrawn = (character: string, style: Style): boolean => {
  const { glyphs } = shape(character, style);
  return glyphs.length > 0 && glyphs.every(({ id }) => id !== 0);
};

const named = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * The text with words that are wider than a line taken apart into pieces that fill one, so that it can be broken.
 *
 * Throws  Bug if a line holds not even one letter
 * Why     rule ids, numbers and quoted values have no spaces, and a finding is shown whole or not at all
 */
export const breakable = (text: string, style: Style, width: Length): string =>
  text
    .split(' ')
    .map((word) => pieces(word, style, width).join(' '))
    .join(' ');

function pieces(word: string, style: Style, width: Length): readonly string[] {
  const fits = (piece: string): boolean => Math.round(advanceOf(piece, style)) <= width;
  if (fits(word)) return [word];
  const done: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      done.push(piece);
      piece = '';
    }
    piece += character;
    if (!fits(piece)) throw new Bug(`a line of ${toMm(width).toFixed(2)} mm does not hold « ${character} »`);
  }
  return [...done, piece];
}
