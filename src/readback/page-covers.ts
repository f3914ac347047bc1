import type { GraphicsState, Image, Path } from '../pdf/read/content/visitor.ts';
import { coverBoxes } from './cover-boxes.ts';
import { boxInFrame, type FrameBox } from './frame.ts';
import type { PageFaces } from './page-faces.ts';
import type { ReadFace } from './read-face.ts';
import type { Side } from './reading-map.ts';
import { type Imaging, inWords, knocksOut, printsWith } from './visibility.ts';

/** A page whose marks something may lie over. */
export interface CoveredPage {
  readonly faces: PageFaces;
  readonly imaging: Readonly<Record<Side, Imaging>>;
}

/** Something opaque that is laid on a page. */
export interface Laid {
  readonly what: string;
  /** Space  the page's: points, y up */
  readonly box: FrameBox;
  /** Whether it prints with such an ink. */
  isIn(ink: string): boolean;
}

/** Something opaque over whatever lies under it. */
export function layOver({ faces, imaging }: CoveredPage, laid: Laid): void {
  for (const face of faces.under([laid.box]).keys()) {
    const box = boxInFrame(face.place.frame, laid.box);
    const isImaged = laid.isIn(imaging[face.place.face].ink);
    face.covers.push({ box, what: laid.what, after: face.marks, isImaged });
  }
}

/** Whether an image prints with an ink; a mask takes the paint that stands when it is used. */
export const imageIsIn =
  ({ isMask, space }: Image, { fill }: GraphicsState) =>
  (ink: string): boolean =>
    isMask ? printsWith(fill, ink) : (space?.colorants.includes(ink) ?? false);

/** A path that is no code over whatever lies under it; gives back the faces that it reaches, knocked out or not. */
export function layPathOver(
  { faces, imaging }: CoveredPage,
  path: Path,
  state: GraphicsState,
): ReadonlyMap<ReadFace, unknown> {
  const [paint, overprints] =
    path.fill === null ? [state.stroke, state.overprintStroke] : [state.fill, state.overprintFill];
  const under = faces.under(coverBoxes(path, state));
  for (const [face, boxes] of under) {
    const { ink } = imaging[face.place.face];
    if (!knocksOut(paint, overprints, ink)) continue;
    const cover = { what: inWords(paint), after: face.marks, isImaged: printsWith(paint, ink) };
    for (const box of boxes) face.covers.push({ box: boxInFrame(face.place.frame, box), ...cover });
  }
  return under;
}
