import { PER_INCH, toPt } from '../../base/length.ts';
import type { Bars, DotRect } from '../../face/page.ts';
import { number, points } from './numbers.ts';

/** From a page's points to the dots of its imager, y down from the bars' origin. */
export function dotMatrix({ dpi, origin }: Bars): string {
  const dot = number(toPt(PER_INCH / dpi));
  return `${dot} 0 0 ${-dot} ${points(origin.x)} ${points(-origin.y)} cm`;
}

/** The rectangles in dots, each drawn a little inside its edges, as one path. */
export const barOperators = ({ rects, inset }: Bars): string =>
  `${rects.map((rect) => dotRect(rect, inset)).join('\n')}\nf`;

const dotRect = ([x, y, width, height]: DotRect, inset: number): string =>
  `${number(x + inset)} ${number(y + inset)} ${number(width - 2 * inset)} ${number(height - 2 * inset)} re`;
