import { mappedBox } from '../../pdf/read/content/box.ts';
import type { GraphicsState, Image, Shading } from '../../pdf/read/content/visitor.ts';
import { boxInFrame, type Frame } from '../frame.ts';
import type { FoundMark } from './art-mark.ts';
import { paintInWords } from './art-paint.ts';
import { foundMark } from './mark-of.ts';
import { shortHash } from './shape-mark.ts';

/**
 * An image as a mark, told by its size and inks.
 *
 * Why     no art of ours has an image: any is one too many, whatever its samples show
 */
export function pictureMark(image: Image, state: GraphicsState, frame: Frame): FoundMark {
  const { width, height, bits, space, isMask, mask } = image;
  const box = boxInFrame(frame, mappedBox(state.ctm, UNIT_SQUARE));
  const told = [width, height, bits, space?.key ?? '', isMask, mask, box.x1 - box.x0, box.y1 - box.y0];
  const paint = isMask
    ? paintInWords(state, 'fill')
    : `samples of ${space?.colorants.join(' ') ?? 'no inks'}`;
  return foundMark({ is: 'picture', says: null, paint, shape: shortHash(told.join(' ')), box }, state, frame);
}

/** A gradient as a mark: it fills all that the clip lets it. */
export function gradientMark({ type, space }: Shading, state: GraphicsState, frame: Frame): FoundMark {
  const box = boxInFrame(frame, state.clip);
  const paint = `a gradient of ${space.colorants.join(' ')}`;
  const told = `${type} ${space.key} ${box.x1 - box.x0} ${box.y1 - box.y0}`;
  return foundMark({ is: 'gradient', says: null, paint, shape: shortHash(told), box }, state, frame);
}

/** What an image fills. */
const UNIT_SQUARE = [0, 0, 1, 1] as const;
