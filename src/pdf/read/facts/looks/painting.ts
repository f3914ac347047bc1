import { scaleX, scaleY } from '../../content/matrix.ts';
import type { Paint } from '../../content/paint.ts';
import type { GraphicsState, Path } from '../../content/visitor.ts';
import type { Meeting } from './looks.ts';

/** A paint, and how it meets what lies under it. */
export interface Painting extends Meeting {
  readonly paint: Paint;
}

/** What the state fills with. */
export const fillOf = ({ fill, overprintFill, overprintMode }: GraphicsState): Painting => ({
  paint: fill,
  overprints: overprintFill,
  overprintMode,
});

/** What the state strokes with. */
export const strokeOf = ({ stroke, overprintStroke, overprintMode }: GraphicsState): Painting => ({
  paint: stroke,
  overprints: overprintStroke,
  overprintMode,
});

/** The same for what meets alike: where nothing overprints, the mode means nothing. */
export const meetingKey = ({ overprints, overprintMode }: Meeting): string =>
  overprints ? `over ${overprintMode}` : 'knock';

/** Whether two paints are one colour: content sets the same again and again, each time as a paint of its own. */
export function isSamePaint(a: Paint, b: Paint): boolean {
  if (a === b) return true;
  if (a.space !== b.space || a.pattern !== b.pattern || a.components.length !== b.components.length)
    return false;
  for (let index = 0; index < a.components.length; index++) {
    if (a.components[index] !== b.components[index]) return false;
  }
  return true;
}

/** The shorter side of the thinnest of a path's rectangles, on the page. */
export function thinnest(path: Path, { ctm }: GraphicsState): number {
  const [across, along] = [scaleX(ctm), scaleY(ctm)];
  let least = Infinity;
  for (let at = 0; at + 3 < path.numberCount; at += 4) {
    const width = Math.abs(path.numbers[at + 2] ?? 0) * across;
    const height = Math.abs(path.numbers[at + 3] ?? 0) * along;
    if (width < least) least = width;
    if (height < least) least = height;
  }
  return least;
}
