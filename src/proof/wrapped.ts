import type { Point } from '../base/geometry.ts';
import { type Length, mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { type InkedStyle, paragraphItems } from '../face/text-item.ts';
import { setParagraph } from '../text/set.ts';
import { breakable, legible } from './legible.ts';

/**
 * A text in lines, set to a width once and put where it is wanted.
 *
 * Shape   `height` from the capitals of the first line to the last baseline
 */
export interface Wrapped {
  readonly lines: number;
  readonly height: Length;
  draw(at: Point): readonly Item[];
}

/** The text in as many lines as it needs; words that are wider than the lines are taken apart. */
export function wrapped(text: string, style: InkedStyle, width: Length): Wrapped {
  const leading = Math.round(style.size * LEADING);
  const { paint, ...plain } = style;
  const whole = breakable(legible(text, plain), plain, width);
  const paragraph = setParagraph(whole, { ...plain, width, leading });
  const first = paragraph.lines[0]?.at.y ?? 0;
  return {
    lines: paragraph.lines.length,
    height: first + (paragraph.lines.length - 1) * leading,
    draw: (at) => paragraphItems(paragraph, at, paint),
  };
}

/** Texts one under another, each from a line of its own. */
export function stacked(texts: readonly Wrapped[]): Wrapped {
  const height = texts.reduce((sum, text) => sum + text.height, 0) + (texts.length - 1) * STACK_GAP;
  return {
    lines: texts.reduce((sum, { lines }) => sum + lines, 0),
    height,
    draw: ({ x, y }) => {
      let top = y;
      return texts.flatMap((text) => {
        const items = text.draw({ x, y: top });
        top += text.height + STACK_GAP;
        return items;
      });
    },
  };
}

/** From baseline to baseline, in sizes. */
const LEADING = 1.2;

/** What keeps the descenders of one text off the capitals of the next. */
const STACK_GAP = mm(1.4);
