import type { Rect } from '../../base/geometry.ts';
import type { Face } from '../../face/face.ts';
import type { Side } from '../../imposition/places.ts';
import type { Sheet, SheetJob } from '../../imposition/sheet.ts';
import { faceOn } from './shown.ts';
import { filledOf, SIDES } from './subject.ts';

/** A ticket where it stands on one side of a sheet. */
export interface Standing {
  readonly place: number;
  readonly face: Face;
  readonly trim: Rect;
}

/** Two tickets of one side of a sheet. */
export interface Pair {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly a: Standing;
  readonly b: Standing;
}

/**
 * The first two tickets of which something is true; null where it never is.
 *
 * Why     one press has one grid: what is wrong between two places is wrong on every sheet and side, and is said once
 */
export function firstPair({ sheets }: SheetJob, isSo: (a: Standing, b: Standing) => boolean): Pair | null {
  for (const sheet of sheets) {
    for (const side of SIDES) {
      const standing = standingOn(sheet, side);
      for (const [index, a] of standing.entries()) {
        const b = standing.slice(index + 1).find((other) => isSo(a, other));
        if (b !== undefined) return { sheet, side, a, b };
      }
    }
  }
  return null;
}

const standingOn = (sheet: Sheet, side: Side): readonly Standing[] =>
  filledOf(sheet).map((position) => {
    const { face, trim } = faceOn(position, side);
    return { place: position.place, face, trim };
  });
