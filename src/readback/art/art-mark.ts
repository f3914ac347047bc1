import type { FrameBox } from '../frame.ts';

/**
 * One mark of fixed art: what one operator of a finished file paints.
 *
 * Space   the ticket's face, or that of the form that it was read in: lattice units, y down
 */
export interface ArtMark {
  readonly is: 'shape' | 'text' | 'picture' | 'gradient';
  /** What a text says by ToUnicode, for people: what is compared are its outlines; null for all else. */
  readonly says: string | null;
  /** Its inks and tints, whether it overprints, and what else the plates are made by. */
  readonly paint: string;
  /** A fingerprint of its lines and letters, the same wherever it stands. */
  readonly shape: string;
  /** All that its lines reach, the stroke with them; of a text the height of its letters at most. */
  readonly box: FrameBox;
  /** What of the box shows; null where all of it is cut off. */
  readonly shows: FrameBox | null;
}

/** A mark as it was found, with what no approved art ever has. */
export interface FoundMark extends ArtMark {
  /** Whether some shape that is no rectangle cuts it off. */
  readonly isShaped: boolean;
  /** Why it does not print at all; null where it does. */
  readonly hidden: string | null;
}

/** What two boxes share; null where they share nothing. */
export function shared(a: FrameBox, b: FrameBox): FrameBox | null {
  const box = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
  return box.x1 < box.x0 || box.y1 < box.y0 ? null : box;
}
