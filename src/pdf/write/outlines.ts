import type { Outline, Segment } from '../../base/outline.ts';
import type { Stroke } from '../../face/item.ts';
import { points } from './numbers.ts';

/** The operators that build a path; the form's space is y down, PDF's y up. */
export const outlineOperators = (outline: Outline): string => outline.map(segmentOperators).join('\n');

function segmentOperators(segment: Segment): string {
  switch (segment.op) {
    case 'M':
      return `${points(segment.x)} ${points(-segment.y)} m`;
    case 'L':
      return `${points(segment.x)} ${points(-segment.y)} l`;
    case 'C': {
      const { x1, y1, x2, y2, x, y } = segment;
      return `${[x1, -y1, x2, -y2, x, -y].map(points).join(' ')} c`;
    }
    case 'Z':
      return 'h';
  }
}

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** The operators that set how a path is stroked, colour aside. */
export const lineOperators = ({ width, cap = 'butt', join = 'miter', dash = [] }: Stroke): string =>
  `${points(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${dash.map(points).join(' ')}] 0 d`;
