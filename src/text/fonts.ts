import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { z } from 'zod';
import { Bug, InputError } from '../base/fault.ts';
import { type FontRecord, readFontFile } from './font-file.ts';
import type { FontId } from './run.ts';

const LIST = fileURLToPath(new URL('../../assets/fonts.json', import.meta.url));

const FontList = z.record(
  z.string(),
  z.strictObject({
    file: z.string().endsWith('.ttf'),
    family: z.string(),
    style: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    licence: z.string(),
    origin: z.url(),
  }),
);

let list: Readonly<Record<FontId, FontRecord>> | null = null;
const opened = new Map<FontId, Font>();

/**
 * The fonts of the project by id.
 *
 * Throws  InputError if the list itself cannot be read
 */
export function fontRecords(): Readonly<Record<FontId, FontRecord>> {
  list ??= readList();
  return list;
}

function readList(): Readonly<Record<FontId, FontRecord>> {
  try {
    return FontList.parse(JSON.parse(readFileSync(LIST, 'utf8')));
  } catch (cause) {
    throw new InputError(`the list of fonts ${LIST} cannot be read`, {
      hint: 'put back assets/fonts.json as it was committed',
      cause,
    });
  }
}

/**
 * The font itself, opened once.
 *
 * Throws  InputError if its file is missing or altered; Bug if no font has that id
 * Never   outside `text/`: the rest of the project sees runs, outlines and subsets
 */
export function openFont(id: FontId): Font {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const record = fontRecords()[id];
  if (record === undefined) {
    throw new Bug(`there is no font ${id}; there are ${Object.keys(fontRecords()).join(', ')}`);
  }
  const font = create(readFontFile(record));
  if (!('glyphForCodePoint' in font)) throw new Bug(`${record.file} is a collection, not one font`);
  opened.set(id, withTrueCharacters(font));
  return font;
}

/**
 * The font, its glyphs saying the characters that they were asked for.
 *
 * Why     fontkit keeps each glyph with the characters of its first use, were it as part of another letter or as
 *         a missing one, and hands out those ever after: read-back would find letters that nobody set
 */
function withTrueCharacters(font: Font): Font {
  const keptGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = keptGlyph(id);
    return glyph && Object.assign(Object.create(glyph), { codePoints });
  };
  return font;
}

/** The measures that layout needs of a font, in its own units; descent is negative. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** The measures of a font, as its makers set them. */
export function fontMetrics(id: FontId): FontMetrics {
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = openFont(id);
  return { unitsPerEm, ascent, descent, capHeight, xHeight };
}

/**
 * Characters that are never drawn and so never printed: controls, joiners, soft hyphens, halves of a pair.
 *
 * Why     fontkit sets them as a space of no width, and nobody would learn that they were in the text
 */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The characters of a text that the font has no glyph for, each once.
 *
 * Order   as they first appear
 */
export function covers(id: FontId, text: string): readonly string[] {
  const font = openFont(id);
  const missing = new Set<string>();
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    if (character.search(UNPRINTABLE) >= 0 || !font.hasGlyphForCodePoint(point)) missing.add(character);
  }
  return [...missing];
}
