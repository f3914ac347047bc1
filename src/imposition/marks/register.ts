import { bottom, centre, grow, type Point, right } from '../../base/geometry.ts';
import { REGISTRATION, spot } from '../../base/ink.ts';
import { type Length, mm, pt } from '../../base/length.ts';
import { ellipseIn } from '../../base/outline.ts';
import type { PathItem } from '../../face/item.ts';
import { type Around, CLEARANCE } from './around.ts';

/** Half of a register mark: its cross reaches this far, its circle a little less. */
const ARM: Length = mm(2.5);
const RADIUS: Length = mm(1.5);

const STROKE = { paint: spot(REGISTRATION), width: pt(0.25) } as const;

/** A cross in a circle at the middle of each side, on every plate; on a web, two on either side. */
export const registerMarks = (around: Around): readonly PathItem[] => centresOf(around).map(registerMark);

function centresOf({ block, margins }: Around): readonly Point[] {
  const middle = centre(block);
  const away = CLEARANCE + ARM;
  const beside = (y: Length): readonly Point[] => [
    { x: block.x - away, y },
    { x: right(block) + away, y },
  ];
  if (margins.on === 'all sides') {
    const head = { x: middle.x, y: block.y - away };
    const foot = { x: middle.x, y: bottom(block) + away };
    return [head, foot, ...beside(middle.y)];
  }
  const quarter = Math.round(block.height / 4);
  return [...beside(block.y + quarter), ...beside(bottom(block) - quarter)];
}

const registerMark = ({ x, y }: Point): PathItem => ({
  kind: 'path',
  outline: [
    { op: 'M', x: x - ARM, y },
    { op: 'L', x: x + ARM, y },
    { op: 'M', x, y: y - ARM },
    { op: 'L', x, y: y + ARM },
    ...ellipseIn(grow({ x, y, width: 0, height: 0 }, RADIUS)),
  ],
  stroke: STROKE,
});
