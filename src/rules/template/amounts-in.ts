import { type Rect, shiftRect } from '../../base/geometry.ts';
import { euros, type Money } from '../../base/money.ts';
import type { GlyphItem } from '../../face/item.ts';

/** A run that is an amount and nothing else. */
export const AMOUNT = /^\d{1,3}(?:\u00a0\d{3})*\u00a0€$/;

/** An amount as a text has it, with where its characters stand in the text. */
export interface SaidAmount {
  readonly amount: Money;
  readonly from: number;
  readonly to: number;
}

/**
 * The amounts of euros that a text says.
 *
 * Shape   whatever stands between thousands and before €, a space or none: how it is set is not judged here
 */
export const amountsIn = (text: string): readonly SaidAmount[] =>
  [...text.matchAll(/(\d{1,3}(?:\s?\d{3})*)(?:,(\d{2}))?\s?€/g)].map((match) => ({
    amount: euros(Number((match[1] ?? '').replace(/\s/g, '')) + Number(match[2] ?? 0) / 100),
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Where the amounts of a line stand: as high as the line's ink, as wide as their own characters. */
export function amountRects({ run, at }: GlyphItem): readonly Rect[] {
  return amountsIn(run.text).map(({ from, to }) => {
    const [left, right] = [penAt(run, from), penAt(run, to)];
    return shiftRect({ x: left, y: run.ink.y, width: right - left, height: run.ink.height }, at);
  });
}

/** Where the pen stands before a character of the run's text. */
function penAt({ glyphs, width }: GlyphItem['run'], character: number): number {
  let seen = 0;
  for (const glyph of glyphs) {
    if (seen >= character) return glyph.x;
    seen += glyph.text.length;
  }
  return width;
}
