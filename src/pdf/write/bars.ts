import { PER_INCH, toPt } from '../../base/length.ts';
import type { Bars, DotRect } from '../../face/page.ts';
import { number, points } from './numbers.ts';

/**
 * From a page's points to the unit that bars are drawn in, y down from the bars' origin.
 *
 * Why     the unit is twice the inset, half a dot, and the origin is moved in by one inset: so every number of a rectangle
 *         is whole and short, and a sheet of codes takes a quarter less
 */
export function barMatrix({ dpi, origin, inset }: Bars): string {
  const dot = PER_INCH / dpi;
  const unit = exact(toPt(dot * unitOf(inset)));
  return `${unit} 0 0 ${-unit} ${points(origin.x + dot * inset)} ${points(-origin.y - dot * inset)} cm`;
}

/** The rectangles, each drawn a little inside its edges, as one path. */
export const barOperators = ({ rects, inset }: Pick<Bars, 'rects' | 'inset'>): string =>
  `${rects.map((rect) => barOperator(rect, inset)).join('\n')}\nf`;

const barOperator = ([x, y, width, height]: DotRect, inset: number): string =>
  `${barPlace(x, inset)} ${barPlace(y, inset)} ${barSize(width, inset)} ${barSize(height, inset)} re`;

/** Where a rectangle starts, in the unit of bars, from their origin moved in by one inset. */
export const barPlace = (dots: number, inset: number): number => number(dots / unitOf(inset));

/** What is left of a width or height, in the unit of bars. */
export const barSize = (dots: number, inset: number): number => number((dots - 2 * inset) / unitOf(inset));

const unitOf = (inset: number): number => (inset === 0 ? 1 : 2 * inset);

/**
 * A scale as PDF has it.
 *
 * Why     a code has thousands of units, and a scale rounded to five decimals would lose a dot over them: 2,540 dpi is no
 *         short number of points
 */
const exact = (scale: number): number => Math.round(scale * 1e9) / 1e9;
