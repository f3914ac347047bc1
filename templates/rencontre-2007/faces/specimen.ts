import {
  type Form,
  type Item,
  mapOutline,
  type Point,
  runOutline,
  shape,
  shift,
  spot,
} from '../../../src/kit.ts';
import { BLEED_BOX, SPECIMENS } from '../format.ts';
import { SPECIMEN } from '../inks.ts';
import { FONTS } from '../type.ts';

type Place = (typeof SPECIMENS)['recto' | 'verso'][number];

/** « SPÉCIMEN » drawn in its own ink: never live text, which a reader could take for the ticket's. */
function word({ middle, size, turn }: Place): Item {
  const run = shape('SPÉCIMEN', { font: FONTS.numeral, size, tracking: Math.round(size / 10) });
  const [x, y] = [run.ink.x + run.ink.width / 2, run.ink.y + run.ink.height / 2];
  const outline = mapOutline(runOutline(run), (p) => {
    const from: Point = { x: p.x - x, y: p.y - y };
    return shift(middle, turned(from, turn));
  });
  return { kind: 'path', outline, fill: spot(SPECIMEN) };
}

/** A point turned about the origin by quarters, clockwise. */
const turned = (p: Point, quarters: number): Point =>
  quarters === 0 ? p : turned({ x: -p.y, y: p.x }, quarters - 1);

const form = (side: 'recto' | 'verso'): Form => ({
  key: `rencontre-2007/${side}/specimen`,
  box: BLEED_BOX,
  items: SPECIMENS[side].map(word),
});

export const rectoSpecimen = (): Form => form('recto');
export const versoSpecimen = (): Form => form('verso');
