import type { Point } from '../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../src/base/ink.ts';
import { type Length, pt } from '../../src/base/length.ts';
import type { GlyphItem } from '../../src/face/item.ts';
import { textItem } from '../../src/face/text-item.ts';

/** A line of fixed text, seven points unless told otherwise, its baseline from a point. */
export const line = (text: string, at: Point, size: Length = pt(7)): GlyphItem =>
  textItem(text, { font: 'barlow-condensed-500', size, paint: IMAGED_BLACK }, at);

/** The line with one glyph that its font does not have, counted from 0. */
export const withHole = (item: GlyphItem, place: number): GlyphItem => ({
  ...item,
  run: {
    ...item.run,
    glyphs: item.run.glyphs.map((glyph, at) => (at === place ? { ...glyph, id: 0 } : glyph)),
  },
});
