import type { Face } from '../../face/face.ts';
import { type Shown, type Side, shownOn } from '../../imposition/places.ts';
import type { Position } from '../../imposition/sheet.ts';

/** A ticket's face where one side of the sheet shows it. */
export interface ShownFace extends Omit<Shown, 'face'> {
  readonly face: Face;
}

/** The face that a side of the sheet shows of a ticket. */
export function faceOn(position: Position, side: Side): ShownFace {
  const shown = shownOn(position, side);
  return { ...shown, face: position[shown.face] };
}
