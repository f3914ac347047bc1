import type { GraphicsState } from '../../pdf/read/content/visitor.ts';
import { boxInFrame, type Frame, type FrameBox } from '../frame.ts';
import { type ArtMark, type FoundMark, shared } from './art-mark.ts';

/** A mark with what the state around it lets through. */
export function foundMark(
  mark: Omit<ArtMark, 'shows'>,
  { clip, layers, renderMode }: GraphicsState,
  frame: Frame,
): FoundMark {
  const off = layers.find(({ shown }) => !shown);
  const isUnpainted = mark.is === 'text' && (renderMode === 3 || renderMode === 7);
  return {
    ...mark,
    shows: shared(mark.box, boxInFrame(frame, clip)),
    isShaped: !clip.exact,
    hidden:
      off !== undefined
        ? `it in the layer « ${off.name} », which is off`
        : isUnpainted
          ? `it in text render mode ${renderMode}`
          : null,
  };
}

/** The box around points that come as x and y by turns, grown by half a stroke; null for none. */
export function boxAround(numbers: readonly number[], half: number): FrameBox | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  return x1 < x0 ? null : { x0: x0 - half, y0: y0 - half, x1: x1 + half, y1: y1 + half };
}
