import { InputError } from '../base/fault.ts';
import type { Point, Rect } from '../base/geometry.ts';
import { mapOutline } from '../base/outline.ts';
import type { PathItem } from '../face/item.ts';
import { LEAST_STROKE } from './palette.ts';
import type { Art } from './read.ts';

/**
 * The art scaled alike in both directions to the largest size that a box holds, in its middle.
 *
 * Space   that of the box
 * Throws  InputError if a stroke would come out under 0.25 pt
 */
export function placeArt(art: Art, box: Rect): readonly PathItem[] {
  const scale = Math.min(box.width / art.size.width, box.height / art.size.height);
  const left = box.x + (box.width - scale * art.size.width) / 2;
  const top = box.y + (box.height - scale * art.size.height) / 2;
  const move = (p: Point): Point => ({ x: left + scale * p.x, y: top + scale * p.y });
  return art.items.map((item) => ({
    ...item,
    outline: mapOutline(item.outline, move),
    ...(item.stroke === undefined
      ? {}
      : { stroke: { ...item.stroke, width: strokeWidth(art, item.stroke, scale) } }),
  }));
}

function strokeWidth(art: Art, { width }: { readonly width: number }, scale: number): number {
  const scaled = Math.round(width * scale);
  if (scaled >= LEAST_STROKE) return scaled;
  const percent = Math.round(scale * 100);
  throw new InputError(
    `${art.name}: at ${percent} % a stroke falls under 0.25 pt, draw it heavier or place it larger`,
  );
}
