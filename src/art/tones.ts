import { Bug } from '../base/fault.ts';
import type { Point, Rect } from '../base/geometry.ts';
import { alternateOf, type Paint } from '../base/ink.ts';
import { mapOutline } from '../base/outline.ts';
import { boundsOf } from '../face/bounds.ts';
import type { PathItem } from '../face/item.ts';
import { CELLS, fillCells, strokeCells, type Tones } from './cells.ts';
import { flatten, type Polyline } from './flatten.ts';

/** Parts of a cell that an outline keeps when it is put on the grid. */
const FINENESS = 1024;

/**
 * A drawing on the grid, scaled alike in both directions until its ink fills the grid, in the middle.
 *
 * Why     size and place are not what tells two marks apart: the larger of two stars is still a star
 * Throws  Bug if nothing is drawn
 */
export function tonesOf(items: readonly PathItem[]): Tones {
  const ink = boundsOf(items);
  if (ink === null) throw new Bug('a drawing without ink has no likeness');
  const scale = (CELLS * FINENESS) / Math.max(ink.width, ink.height);
  const tones: Tones = new Float64Array(CELLS * CELLS);
  for (const item of items) {
    const lines = flatten(mapOutline(item.outline, ontoGrid(ink, scale))).map(inCells);
    if (item.fill !== undefined) {
      fillCells(tones, lines, { rule: item.fillRule ?? 'nonzero', tone: darkness(item.fill) });
    }
    if (item.stroke !== undefined) {
      const half = (item.stroke.width * scale) / FINENESS / 2;
      strokeCells(tones, lines, { half, tone: darkness(item.stroke.paint) });
    }
  }
  return tones;
}

function ontoGrid(ink: Rect, scale: number): (p: Point) => Point {
  const middle = (CELLS * FINENESS) / 2;
  const [x, y] = [ink.x + ink.width / 2, ink.y + ink.height / 2];
  return (p) => ({ x: middle + (p.x - x) * scale, y: middle + (p.y - y) * scale });
}

const inCells = (line: Polyline): Polyline => line.map(({ x, y }) => ({ x: x / FINENESS, y: y / FINENESS }));

/** How dark a paint is to the eye: what its inks take from red, green and blue light, each as the eye weighs it. */
function darkness(paint: Paint): number {
  const { c, m, y, k } = paint.kind === 'spot' ? paint.ink.alternate : alternateOf(paint);
  const light = 1 - (0.3 * c + 0.59 * m + 0.11 * y) / 100;
  return (1 - light * (1 - k / 100)) * (paint.kind === 'spot' ? paint.tint / 100 : 1);
}
