import type { Rect, Size } from '../base/geometry.ts';
import { cmyk, IMAGED_BLACK } from '../base/ink.ts';
import { type Length, mm, pt } from '../base/length.ts';
import type { InkedStyle } from '../face/text-item.ts';

/** A4, upright: the proof prints on any office printer, and enlarges to A3. */
export const PAPER_SIZE: Size = { width: mm(210), height: mm(297) };

/** What no office printer reaches: nothing stands nearer to the paper's edge, not even a cut mark. */
export const EDGE: Length = mm(5);

export const MARGIN: Length = mm(12);

/** Where the contents of a page stand, under its head: high enough for two tickets at true size with captions. */
export const CONTENT: Rect = {
  x: MARGIN,
  y: mm(15.4),
  width: PAPER_SIZE.width - 2 * MARGIN,
  height: mm(275.6),
};

/** The grid: what is not as wide as the page is as wide as a ticket, in one of two columns. */
export const GUTTER: Length = mm(6);
export const COLUMN: Length = (CONTENT.width - GUTTER) / 2;
export const SECOND_COLUMN: Length = CONTENT.x + COLUMN + GUTTER;

const INK = IMAGED_BLACK;
const SOFT = cmyk(0, 0, 0, 75);

/** The scale of type of the proof: two families, five sizes, no ink but black. */
export const TYPE = {
  title: { font: 'archivo-black', size: pt(14), paint: INK },
  heading: { font: 'barlow-condensed-700', size: pt(12), paint: INK },
  body: { font: 'barlow-condensed-500', size: pt(9.5), paint: INK },
  bodyBold: { font: 'barlow-condensed-700', size: pt(9.5), paint: INK },
  note: { font: 'barlow-condensed-500', size: pt(8), paint: INK },
  noteBold: { font: 'barlow-condensed-700', size: pt(8), paint: INK },
  small: { font: 'barlow-condensed-500', size: pt(7.5), paint: SOFT },
  /** A percent sign beside figures of `small`. */
  smallSign: { font: 'barlow-condensed-700', size: pt(7.5), paint: SOFT },
  label: { font: 'barlow-condensed-700', size: pt(7.5), paint: SOFT, tracking: pt(0.5) },
  figures: { font: 'barlow-condensed-500', size: pt(9.5), paint: INK, figures: 'tabular' },
  figuresBold: { font: 'barlow-condensed-700', size: pt(9.5), paint: INK, figures: 'tabular' },
} as const satisfies Record<string, InkedStyle>;

/** Hairlines of tables and frames: a quarter point, the least that prints. */
export const RULE = { paint: cmyk(0, 0, 0, 45), width: pt(0.25) };
export const STRONG_RULE = { paint: INK, width: pt(0.75) };
