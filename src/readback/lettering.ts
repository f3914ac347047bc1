import type { Font } from '../pdf/read/content/visitor.ts';
import type { ReadingMap } from './reading-map.ts';

/** What one code of a font of the file draws, and says that it draws. */
export interface Letter {
  /** By ToUnicode; null where that does not tell. */
  readonly said: string | null;
  /** What its outline may mean, by font of the map; null where no font of the map has such an outline. */
  readonly drawn: ReadonlyMap<string, readonly string[]> | null;
  /** Whether it draws nothing. */
  readonly isBlank: boolean;
}

/** What a run of glyphs says. */
export interface ReadText {
  /** By the outlines: a blank is a space, and what no font has is U+FFFD. */
  readonly text: string;
  /** By ToUnicode. */
  readonly said: string;
  /** The font of the map that has all of the outlines; null where none has. */
  readonly font: string | null;
}

/** Stands where an outline is no letter that is known. */
export const UNKNOWN = '\uFFFD';

/**
 * Reads glyphs by their outlines.
 *
 * Why     a ToUnicode table says what a glyph should be, and a player sees its outline
 */
export class Lettering {
  readonly #byOutline = new Map<string, Map<string, readonly string[]>>();
  readonly #letters = new WeakMap<Font, Map<number, Letter>>();

  constructor(glyphs: ReadingMap['glyphs']) {
    for (const [font, outlines] of Object.entries(glyphs)) {
      for (const [outline, characters] of Object.entries(outlines)) {
        const fonts = this.#byOutline.get(outline) ?? new Map<string, readonly string[]>();
        this.#byOutline.set(outline, fonts);
        fonts.set(font, characters);
      }
    }
  }

  letter(font: Font, code: number): Letter {
    let letters = this.#letters.get(font);
    if (letters === undefined) {
      letters = new Map();
      this.#letters.set(font, letters);
    }
    let letter = letters.get(code);
    if (letter === undefined) {
      letter = this.#read(font, code);
      letters.set(code, letter);
    }
    return letter;
  }

  #read(font: Font, code: number): Letter {
    const gid = font.gid(code);
    const outline = gid === null ? undefined : font.outlines()?.get(gid)?.fingerprint;
    return {
      said: font.unicode(code),
      drawn: outline === undefined ? null : (this.#byOutline.get(outlineKey(outline)) ?? null),
      isBlank: outline === 'empty',
    };
  }
}

/** Letters as text, in the one font of the map that has them all. */
export function readLetters(letters: readonly Letter[]): ReadText {
  const font = fontOf(letters);
  let [text, said] = ['', ''];
  for (const letter of letters) {
    said += letter.said ?? UNKNOWN;
    text += letter.isBlank ? ' ' : characterOf(letter, font);
  }
  return { text, said, font };
}

/** The font that has the most of the letters, if it has more than half of those that draw something. */
function fontOf(letters: readonly Letter[]): string | null {
  const some = letters.find(({ drawn }) => drawn !== null)?.drawn;
  let best: string | null = null;
  let most = 0;
  let all = 0;
  for (const { isBlank } of letters) if (!isBlank) all += 1;
  for (const font of some?.keys() ?? []) {
    let known = 0;
    for (const { drawn } of letters) if (drawn?.has(font)) known += 1;
    if (known > most) [best, most] = [font, known];
  }
  return most * 2 > all ? best : null;
}

/** Where an outline may mean several things, the one that is said if it is among them. */
function characterOf({ drawn, said }: Letter, font: string | null): string {
  const meanings = font === null ? undefined : drawn?.get(font);
  if (said !== null && meanings?.includes(said)) return said;
  return meanings?.[0] ?? UNKNOWN;
}

/** An outline's fingerprint as maps have it: so much of it tells all glyphs of a few fonts apart. */
export const outlineKey = (fingerprint: string): string => fingerprint.slice(0, 32);

/** A text as outlines can tell it: whether a blank breaks lines is not seen. */
export const asSeen = (text: string): string => text.replaceAll('\u00a0', ' ');
