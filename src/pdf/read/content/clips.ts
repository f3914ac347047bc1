import { mappedBox, sharedBox } from './box.ts';
import { keepsAxes, type Matrix } from './matrix.ts';
import { boxOfPath, LINE, MOVE, type Path } from './path.ts';
import type { Clip } from './state.ts';

/** The clip when a path is added to it: as a box, which is exact where the path is one and stands upright. */
export function clipByPath(clip: Clip, path: Path, ctm: Matrix): Clip {
  const box = boxOfPath(path, ctm);
  if (box === null) return { x0: clip.x0, y0: clip.y0, x1: clip.x0, y1: clip.y0, exact: true };
  return { ...sharedBox(clip, box), exact: clip.exact && keepsAxes(ctm) && isOneRectangle(path) };
}

/** The clip within the box of a form. */
export function clipByBox(clip: Clip, corners: Parameters<typeof mappedBox>[1], m: Matrix): Clip {
  // Written out, since every use of a form passes here: boxes on the way would cost more than finding the last one.
  if (m[1] !== 0 || m[2] !== 0) {
    const { x0, y0, x1, y1 } = sharedBox(clip, mappedBox(m, corners));
    return { x0, y0, x1, y1, exact: clip.exact && keepsAxes(m) };
  }
  const xa = m[0] * corners[0] + m[4];
  const xb = m[0] * corners[2] + m[4];
  const ya = m[3] * corners[1] + m[5];
  const yb = m[3] * corners[3] + m[5];
  const x0 = Math.max(clip.x0, Math.min(xa, xb));
  const y0 = Math.max(clip.y0, Math.min(ya, yb));
  const x1 = Math.max(x0, Math.min(clip.x1, Math.max(xa, xb)));
  const y1 = Math.max(y0, Math.min(clip.y1, Math.max(ya, yb)));
  return { x0, y0, x1, y1, exact: clip.exact };
}

/** What cannot be told as a box: the clip is somewhere within. */
export const clipByShape = (clip: Clip): Clip => (clip.exact ? { ...clip, exact: false } : clip);

function isOneRectangle({ isRectangles, steps, stepCount, numbers }: Path): boolean {
  if (isRectangles) return stepCount === 1;
  const isFourSided =
    steps[0] === MOVE && [1, 2, 3].every((index) => steps[index] === LINE) && stepCount <= 6;
  if (!isFourSided) return false;
  const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers;
  const acrossFirst = y0 === y1 && x1 === x2 && y2 === y3 && x3 === x0;
  const upFirst = x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0;
  const isClosed = stepCount < 6 && (steps[4] !== LINE || (numbers[8] === x0 && numbers[9] === y0));
  return isClosed && (acrossFirst || upFirst);
}
