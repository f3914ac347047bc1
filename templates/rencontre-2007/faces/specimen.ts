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

/** Letter-space, as the part of an em that it is. */
const TRACKING = 10;

/** « SPÉCIMEN » drawn in its own ink: never live text, which a reader could take for the ticket's. */
function word({ middle, size }: Place): Item {
  const run = shape('SPÉCIMEN', { font: FONTS.numeral, size, tracking: Math.round(size / TRACKING) });
  const [x, y] = [run.ink.x + run.ink.width / 2, run.ink.y + run.ink.height / 2];
  const outline = mapOutline(runOutline(run), (p) => {
    const from: Point = { x: p.x - x, y: p.y - y };
    return shift(middle, from);
  });
  return { kind: 'path', outline, fill: spot(SPECIMEN) };
}

const form = (side: 'recto' | 'verso'): Form => ({
  key: `rencontre-2007/${side}/specimen`,
  box: BLEED_BOX,
  items: SPECIMENS[side].map(word),
});

export const rectoSpecimen = (): Form => form('recto');
export const versoSpecimen = (): Form => form('verso');
