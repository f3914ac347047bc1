import type { Paint } from '../base/ink.ts';
import { type Length, pt } from '../base/length.ts';
import type { Stroke } from '../face/item.ts';

/**
 * What the class names of an art file mean in ink.
 *
 * Shape   a name gives a fill, a stroke, or both; an element may carry several names, as long as one alone gives
 *         its fill and one alone its stroke; what it does not say itself it has from the groups that hold it
 */
export interface Palette {
  readonly [className: string]: PaintUse;
}

/** A stroke's width is that at the art's own size; a transform in the file does not change it, placing does. */
export interface PaintUse {
  readonly fill?: Paint;
  readonly stroke?: Omit<Stroke, 'dash'>;
}

/** The thinnest line that a press keeps. */
export const LEAST_STROKE: Length = pt(0.25);
