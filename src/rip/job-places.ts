import type { Rect } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';
import type { Side } from '../imposition/places.ts';
import type { Plan } from '../imposition/sheet.ts';

/** Where one face of a ticket stands: the side of the sheet, its trim, and whether it is turned by half. */
export interface FacePlace {
  readonly on: Side;
  /** Space  the page of that side, origin at its media's top left, y down, lattice units of 1/914,400 inch */
  readonly trim: readonly [x: Length, y: Length, width: Length, height: Length];
  readonly turned: 'upright' | 'half';
}

/** One place of every sheet of a job: both faces of the ticket that stands there. */
export interface JobPlace {
  /** From 1, row by row on the front. */
  readonly place: number;
  readonly recto: FacePlace;
  readonly verso: FacePlace;
}

/**
 * The places of a job, for whoever has the files and not the program that laid them out.
 *
 * Order   row by row from the top left of the front
 */
export const jobPlaces = ({ places }: Pick<Plan, 'places'>): readonly JobPlace[] =>
  places.map(({ place, rectoOn, rectoTrim, rectoTurned, versoTrim, versoTurned }) => ({
    place,
    recto: { on: rectoOn, trim: asList(rectoTrim), turned: rectoTurned },
    verso: { on: rectoOn === 'recto' ? 'verso' : 'recto', trim: asList(versoTrim), turned: versoTurned },
  }));

const asList = ({ x, y, width, height }: Rect): FacePlace['trim'] => [x, y, width, height];
