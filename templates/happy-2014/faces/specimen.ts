import {
  type Form,
  mapOutline,
  type Outline,
  type Point,
  runOutline,
  shape,
  shift,
  spot,
} from '../../../src/kit.ts';
import { SPECIMEN_MARKS, TRIM_BOX } from '../format.ts';
import { SPECIMEN } from '../inks.ts';

type Side = keyof typeof SPECIMEN_MARKS;
type Mark = (typeof SPECIMEN_MARKS)[Side][number];

/**
 * « SPÉCIMEN » in each of its places on one side, each an item of its own.
 *
 * Why     solid and apart from all that is read: neither spoils the other
 */
export const specimenMarks = (side: Side): Form => ({
  key: `${side}/specimen`,
  box: TRIM_BOX,
  items: SPECIMEN_MARKS[side].map((mark) => ({ kind: 'path', outline: word(mark), fill: spot(SPECIMEN) })),
});

/** Drawn, never live text: a reader could take that for the ticket's. */
function word({ centre, type, turn }: Mark): Outline {
  const run = shape('SPÉCIMEN', { font: 'archivo-black', size: type, tracking: Math.round(type / 10) });
  const { height } = shape('I', { font: 'archivo-black', size: type }).ink;
  const middle = { x: run.ink.x + run.ink.width / 2, y: -height / 2 };
  const aboutMiddle = (p: Point): Point => ({ x: p.x - middle.x, y: p.y - middle.y });
  return mapOutline(runOutline(run), (p) => shift(centre, turned(aboutMiddle(p), turn)));
}

/** A point turned about the origin by quarters, clockwise. */
const turned = (p: Point, quarters: number): Point =>
  quarters === 0 ? p : turned({ x: -p.y, y: p.x }, quarters - 1);
