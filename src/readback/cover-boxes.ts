import { mapX, mapY, scaleX } from '../pdf/read/content/matrix.ts';
import { subpathsOf } from '../pdf/read/content/path.ts';
import type { GraphicsState, Path } from '../pdf/read/content/visitor.ts';
import type { FrameBox } from './frame.ts';

/**
 * Boxes around what a path covers: one for each of its figures where it is filled, for each of its lines where it is not.
 *
 * Space   the page's: points, y up
 * Why     crop marks of a whole sheet are one path, and the box around them all would cover every ticket
 */
export function coverBoxes(path: Path, { ctm, lineWidth }: GraphicsState): readonly FrameBox[] {
  const half = path.fill === null ? (lineWidth * scaleX(ctm)) / 2 : 0;
  return subpathsOf(path).flatMap(({ numbers }) => {
    const points: (readonly [x: number, y: number])[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      points.push([mapX(ctm, x, y), mapY(ctm, x, y)]);
    }
    if (path.fill !== null) return [boxAround(points, half)];
    return points.slice(1).map((point, at) => boxAround([points[at] ?? point, point], half));
  });
}

function boxAround(points: readonly (readonly [x: number, y: number])[], by: number): FrameBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    x0: Math.min(...xs) - by,
    y0: Math.min(...ys) - by,
    x1: Math.max(...xs) + by,
    y1: Math.max(...ys) + by,
  };
}
