import { ORIGIN, rect, type Size } from '../base/geometry.ts';
import { dots } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import type { Page, Placed } from '../face/page.ts';
import type { Around } from './marks/around.ts';
import { cropMarks } from './marks/crop.ts';
import { registerMarks } from './marks/register.ts';
import type { Press } from './press.ts';

/** The boxes of a page of a press: it is all sheet, and its size whole dots. */
export function pageFrame(press: Press): Pick<Page, 'size' | 'trim' | 'bleed'> {
  const whole = rect(0, 0, press.sheet.width, press.sheet.height);
  return { size: wholeDots(press.sheet, press.dpi), trim: whole, bleed: whole };
}

/**
 * The size of a page, rounded up to whole dots of the imager.
 *
 * Why     some RIPs count dots from the top of the page and others from its foot: both must find the codes on them
 */
export function wholeDots({ width, height }: Size, dpi: number): Size {
  const dot = dots(1, dpi);
  return { width: Math.ceil(width / dot) * dot, height: Math.ceil(height / dot) * dot };
}

/** Items that stand where the page has them. */
export const onPage = (items: readonly Item[]): Placed => ({ kind: 'placed', at: ORIGIN, items });

/** The marks that are on every plate of a side: where it is cut, and how its plates register. */
export const commonMarks = (around: Around): readonly Item[] => [
  ...cropMarks(around),
  ...registerMarks(around),
];
