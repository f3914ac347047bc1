import type { FrameBox } from './frame.ts';
import type { FacePlace } from './layout.ts';
import type { ReadFace } from './read-face.ts';
import { LEEWAY } from './whole.ts';

/**
 * The faces of a page, found by where something stands.
 *
 * Space   the page's: points, y up
 */
export class PageFaces<Face extends { readonly place: FacePlace } = ReadFace> {
  readonly all: readonly Face[];
  #last = 0;

  constructor(all: readonly Face[]) {
    this.all = all;
  }

  /** The face whose trim holds a point; content comes ticket by ticket, so the last one is asked first. */
  at(x: number, y: number): Face | null {
    const { all } = this;
    for (let step = 0; step < all.length; step++) {
      const at = (this.#last + step) % all.length;
      const face = all[at];
      if (face === undefined || !holds(face.place, x, y)) continue;
      this.#last = at;
      return face;
    }
    return null;
  }

  /** The faces that some of the boxes lie on at least in part, each with those that do. */
  under(boxes: readonly FrameBox[]): ReadonlyMap<Face, readonly FrameBox[]> {
    const under = new Map<Face, readonly FrameBox[]>();
    for (const face of this.all) {
      const here = boxes.filter((box) => isOn(box, face.place));
      if (here.length > 0) under.set(face, here);
    }
    return under;
  }
}

const holds = ({ x0, y0, x1, y1 }: FacePlace, x: number, y: number): boolean =>
  x >= x0 - LEEWAY && x <= x1 + LEEWAY && y >= y0 - LEEWAY && y <= y1 + LEEWAY;

const isOn = (box: FrameBox, place: FacePlace): boolean =>
  box.x0 < place.x1 && box.x1 > place.x0 && box.y0 < place.y1 && box.y1 > place.y0;
