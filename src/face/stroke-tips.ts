import type { Point } from '../base/geometry.ts';
import type { Outline } from '../base/outline.ts';
import type { Stroke } from './item.ts';

/** A line or curve of a subpath: its ends, and the unit directions in which it leaves and arrives. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly leaves: Point;
  readonly arrives: Point;
}

interface Subpath {
  readonly start: Point;
  readonly pieces: Piece[];
  isClosed: boolean;
}

/**
 * The points of a stroke that lie further from its outline than half its width: mitred corners, square ends.
 *
 * Why     a sharp corner reaches up to ten half widths out, and a mark that fits by its outline is printed outside
 */
export function strokeTips(
  outline: Outline,
  { width, cap = 'butt', join = 'miter' }: Stroke,
): readonly Point[] {
  const half = width / 2;
  return subpaths(outline).flatMap(({ pieces, isClosed }) => {
    const tips = join === 'miter' ? pieces.slice(1).flatMap((next, at) => mitre(pieces[at], next, half)) : [];
    if (isClosed) return join === 'miter' ? [...tips, ...mitre(pieces.at(-1), pieces[0], half)] : tips;
    return cap === 'square' ? [...tips, ...squareEnds(pieces, half)] : tips;
  });
}

function subpaths(outline: Outline): readonly Subpath[] {
  const found: Subpath[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const segment of outline) {
    const subpath = found.at(-1);
    if (segment.op === 'M') found.push({ start: segment, pieces: [], isClosed: false });
    else if (subpath === undefined) continue;
    else if (segment.op === 'L') subpath.pieces.push(...piece([pen, segment]));
    else if (segment.op === 'C') {
      const [one, two] = [
        { x: segment.x1, y: segment.y1 },
        { x: segment.x2, y: segment.y2 },
      ];
      subpath.pieces.push(...piece([pen, one, two, segment]));
    } else {
      subpath.pieces.push(...piece([pen, subpath.start]));
      subpath.isClosed = true;
    }
    pen = segment.op === 'Z' ? (subpath?.start ?? pen) : segment;
  }
  return found;
}

/** The piece along these points; none where all of them are one. */
function piece(points: readonly Point[]): readonly Piece[] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) return [];
  const after = points.find((p) => p.x !== from.x || p.y !== from.y);
  const before = points.findLast((p) => p.x !== to.x || p.y !== to.y);
  if (after === undefined || before === undefined) return [];
  return [{ from, to, leaves: direction(from, after), arrives: direction(before, to) }];
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** PDF's limit: a mitre longer than ten half widths is cut off flat. */
const MITRE_LIMIT = 10;

/** The tip of the corner from one piece into the next; none where they run on straight or are cut off. */
function mitre(into: Piece | undefined, next: Piece | undefined, half: number): readonly Point[] {
  if (into === undefined || next === undefined) return [];
  const [u, v] = [into.arrives, next.leaves];
  const reach = 1 / Math.sqrt((1 + u.x * v.x + u.y * v.y) / 2);
  const apart = Math.hypot(u.x - v.x, u.y - v.y);
  if (!(reach <= MITRE_LIMIT) || apart < 1e-9) return [];
  const out = (half * reach) / apart;
  return [{ x: next.from.x + (u.x - v.x) * out, y: next.from.y + (u.y - v.y) * out }];
}

/** The four corners of the half squares that stand before the start and beyond the end. */
function squareEnds(pieces: readonly Piece[], half: number): readonly Point[] {
  const [start, end] = [pieces[0], pieces.at(-1)];
  if (start === undefined || end === undefined) return [];
  const back = { x: -start.leaves.x, y: -start.leaves.y };
  return [...corners(start.from, back, half), ...corners(end.to, end.arrives, half)];
}

const corners = ({ x, y }: Point, along: Point, half: number): readonly Point[] =>
  [1, -1].map((side) => ({
    x: x + half * (along.x - side * along.y),
    y: y + half * (along.y + side * along.x),
  }));
