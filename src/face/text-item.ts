import { Bug } from '../base/fault.ts';
import { type Point, type Rect, right, shift } from '../base/geometry.ts';
import type { Paint } from '../base/ink.ts';
import type { Length } from '../base/length.ts';
import { fontMetrics } from '../text/fonts.ts';
import type { Paragraph, RichParagraph } from '../text/set.ts';
import { type Style, shape } from '../text/shape.ts';
import type { GlyphItem, Role } from './item.ts';

/** How a text is set and what it is painted with. */
export interface InkedStyle extends Style {
  readonly paint: Paint;
}

/** How a line stands to what it is set at, and what part of its cell it is. */
export interface Setting {
  /** By the pen's width: what letters overhang it is their own. */
  readonly align?: 'left' | 'centre' | 'right';
  readonly role?: Role;
}

/** A line of text with its baseline through a point; left out, `align` is left: it starts there. */
export function textItem(text: string, style: InkedStyle, at: Point & Setting): GlyphItem {
  const { paint, ...set } = style;
  const run = shape(text, set);
  const item = { kind: 'glyphs', run, at: { x: at.x - lead(run.width, at.align), y: at.y }, paint } as const;
  return at.role === undefined ? item : { ...item, role: at.role };
}

/** How much of a line stands before the point that it is aligned at. */
function lead(width: Length, align: Setting['align'] = 'left'): Length {
  return { left: 0, centre: Math.round(width / 2), right: width }[align];
}

/**
 * A line of text in a box, its capitals as far from the top as from the foot; left out, `align` is centre.
 *
 * Why     digits and capitals have no descenders: centred by its font's box, an amount would stand too high
 */
export function capsCentred(text: string, style: InkedStyle, box: Rect & Setting): GlyphItem {
  const align = box.align ?? 'centre';
  const { capHeight, unitsPerEm } = fontMetrics(style.font);
  const caps = (capHeight * style.size) / unitsPerEm;
  const x = { left: box.x, centre: box.x + Math.round(box.width / 2), right: right(box) }[align];
  const at = { x, y: Math.round(box.y + (box.height + caps) / 2), align };
  return textItem(text, style, box.role === undefined ? at : { ...at, role: box.role });
}

/** The lines of a paragraph, its top left at a point. */
export const paragraphItems = (paragraph: Paragraph, at: Point, paint: Paint): readonly GlyphItem[] =>
  paragraph.lines.map((line) => ({ kind: 'glyphs', run: line.run, at: shift(line.at, at), paint }));

/**
 * The lines of a rich paragraph, its top left at a point.
 *
 * Shape   `paints` one for each span, in their order
 * Throws  Bug if a span has no paint
 */
export const spanItems = (
  paragraph: RichParagraph,
  at: Point,
  paints: readonly Paint[],
): readonly GlyphItem[] =>
  paragraph.lines.flat().map((line) => {
    const paint = paints[line.span];
    if (paint === undefined) throw new Bug(`span ${line.span} of a text has no paint`);
    return { kind: 'glyphs', run: line.run, at: shift(line.at, at), paint };
  });
