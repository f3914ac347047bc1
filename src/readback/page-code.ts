import type { GraphicsState, Matrix, Path } from '../pdf/read/content/visitor.ts';
import { dotsOf } from './bars.ts';
import type { PageLayout } from './layout.ts';
import { readCode } from './read-code.ts';
import type { ReadFace } from './read-face.ts';
import { readSheetId } from './read-sheet-id.ts';
import { faultOf, type Imaging } from './visibility.ts';
import { CLIPPED, showsBars } from './whole.ts';

/** So many rectangles in one path are a code. */
const FEWEST_BARS = 20;

/** Whether a path may be a code. */
export const isBars = ({ isRectangles, numberCount, fill }: Path): boolean =>
  isRectangles && numberCount >= FEWEST_BARS * 4 && fill !== null;

/** Reads bars as the code of a face; false where it has none, or they do not stand along the page's edges. */
export function takeCode(
  face: ReadFace,
  { path, state }: { readonly path: Path; readonly state: GraphicsState },
  { layout, imaging }: { readonly layout: PageLayout; readonly imaging: Imaging },
): boolean {
  const [plan] = face.place.codes;
  const [list] = face.codes;
  const rects = dotsOf(path, state.ctm, layout);
  if (rects === null || plan === undefined || list === undefined) return false;
  const fault = faultOf(state.fill, state, imaging) ?? (showsBars(state, rects, layout) ? null : CLIPPED);
  list.push({ read: readCode(rects, plan), fault, order: face.marks });
  face.marks += 1;
  return true;
}

/** The name of the sheet, where bars outside all tickets say one. */
export function sheetIdIn(path: Path, ctm: Matrix, layout: PageLayout): string | null {
  const rects = dotsOf(path, ctm, layout);
  return rects === null ? null : readSheetId(rects);
}
