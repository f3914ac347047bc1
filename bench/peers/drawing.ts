import { alternateOf, type Paint } from '../../src/base/ink.ts';
import { toPt } from '../../src/base/length.ts';
import type { Outline } from '../../src/base/outline.ts';
import type { Form, GlyphItem, Item, PathItem } from '../../src/face/item.ts';
import type { FontId } from '../../src/text/run.ts';

/**
 * Something that is drawn, as the user of an ordinary tool has it: paths and lines of text in a file that a designer made.
 *
 * Space   points, y down, from the origin of whoever holds it
 * Why     peers get the drawings of our templates as plain data. What is compared is how tools put drawings on paper, and not
 *         how drawings come about
 */
export type Mark = PathMark | TextMark;

/** Marks that are drawn often; one object is one drawing. */
export interface Drawing {
  readonly marks: readonly Mark[];
}

export interface PathMark {
  readonly kind: 'path';
  /** As SVG has it. */
  readonly d: string;
  /** The same as numbers: operator, then coordinates. */
  readonly segments: readonly Segment[];
  readonly fill: Colour | null;
  readonly rule: 'nonzero' | 'evenodd';
  readonly stroke: MarkStroke | null;
}

export type Segment =
  | { readonly op: 'M' | 'L'; readonly to: readonly [x: number, y: number] }
  | { readonly op: 'C'; readonly by: readonly [number, number, number, number, number, number] }
  | { readonly op: 'Z' };

export interface MarkStroke {
  readonly colour: Colour;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dash: readonly number[];
}

/** A line of text, the origin of its baseline at x, y. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly tracking: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

/** Four inks in percent; and the name of the spot ink, full, that they stand for: null where they stand for themselves. */
export interface Colour {
  readonly spot: string | null;
  readonly cmyk: readonly [c: number, m: number, y: number, k: number];
}

const known = new WeakMap<Form, Drawing>();

/** The drawing of a form, made once. */
export function drawingOf(form: Form): Drawing {
  const drawing = known.get(form) ?? { marks: marksOf(form.items) };
  known.set(form, drawing);
  return drawing;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** All that items draw, one by one; codes are no drawings, and are left to the peers. */
export const marksOf = (items: readonly Item[], by: At = { x: 0, y: 0 }): readonly Mark[] =>
  items.flatMap((item) => marksOfItem(item, by));

function marksOfItem(item: Item, by: At): readonly Mark[] {
  switch (item.kind) {
    case 'use':
      return marksOf(item.form.items, { x: by.x + item.at.x, y: by.y + item.at.y });
    case 'glyphs':
      return [textMark(item, by)];
    case 'path':
      return [pathMark(item, by)];
    case 'code':
      return [];
  }
}

const textMark = ({ run, at, paint }: GlyphItem, by: At): TextMark => ({
  kind: 'text',
  text: run.text,
  font: run.font,
  size: points(run.size),
  tracking: points(run.tracking),
  x: points(at.x + by.x),
  y: points(at.y + by.y),
  colour: colourOf(paint),
});

function pathMark({ outline, fill, fillRule, stroke }: PathItem, by: At): PathMark {
  const segments = segmentsOf(outline, by);
  return {
    kind: 'path',
    d: segments.map(svg).join(''),
    segments,
    fill: fill === undefined ? null : colourOf(fill),
    rule: fillRule ?? 'nonzero',
    stroke:
      stroke === undefined
        ? null
        : {
            colour: colourOf(stroke.paint),
            width: points(stroke.width),
            cap: stroke.cap ?? 'butt',
            join: stroke.join ?? 'miter',
            dash: (stroke.dash ?? []).map(points),
          },
  };
}

const segmentsOf = (outline: Outline, by: At): readonly Segment[] =>
  outline.map((segment): Segment => {
    const x = (value: number): number => points(value + by.x);
    const y = (value: number): number => points(value + by.y);
    switch (segment.op) {
      case 'Z':
        return segment;
      case 'C': {
        const { x1, y1, x2, y2 } = segment;
        return { op: 'C', by: [x(x1), y(y1), x(x2), y(y2), x(segment.x), y(segment.y)] };
      }
      default:
        return { op: segment.op, to: [x(segment.x), y(segment.y)] };
    }
  });

function svg(segment: Segment): string {
  switch (segment.op) {
    case 'Z':
      return 'Z';
    case 'C':
      return `C${segment.by.join(' ')}`;
    default:
      return `${segment.op}${segment.to.join(' ')}`;
  }
}

/** A spot ink that is not full is drawn in the four inks that stand for it. */
function colourOf(paint: Paint): Colour {
  const { c, m, y, k } = alternateOf(paint);
  const spot = paint.kind === 'spot' && paint.tint === 100 ? paint.ink.name : null;
  return { spot, cmyk: [c, m, y, k] };
}

/** Points to a thousandth, as drawing programs export them. */
const points = (length: number): number => Math.round(toPt(length) * 1000) / 1000;
