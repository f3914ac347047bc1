import { type Matrix, scaleX, scaleY } from '../../content/matrix.ts';
import type { Image } from '../../content/visitor.ts';
import type { ImageLook } from './looks.ts';

/** The pixels an inch as the image stands on the page, in the direction that has fewer. */
export function resolution({ width, height }: Image, ctm: Matrix): number {
  const [across, along] = [scaleX(ctm) / 72, scaleY(ctm) / 72];
  return Math.min(across === 0 ? Infinity : width / across, along === 0 ? Infinity : height / along);
}

/** One bit a pixel of one component is line art; one component of more is grey. */
export function imageKind({ isMask, bits, space }: Image): ImageLook['kind'] {
  if (isMask) return 'one-bit';
  const components = space?.family === 'Indexed' ? (space.base?.components ?? 1) : (space?.components ?? 3);
  if (bits === 1 && components === 1) return 'one-bit';
  return components === 1 ? 'grey' : 'colour';
}
