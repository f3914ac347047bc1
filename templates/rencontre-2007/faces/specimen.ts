import { type Form, type Item, runOutline, shape, shiftOutline, spot } from '../../../src/kit.ts';
import { BLEED_BOX, SPECIMENS } from '../format.ts';
import { SPECIMEN } from '../inks.ts';
import { FONTS } from '../type.ts';

type Place = (typeof SPECIMENS)['recto' | 'verso'][number];

/** « SPÉCIMEN » drawn in its own ink: never live text, which a reader could take for the ticket's. */
function word({ middle, size }: Place): Item {
  const run = shape('SPÉCIMEN', { font: FONTS.numeral, size, tracking: Math.round(size / 10) });
  const by = {
    x: middle.x - Math.round(run.ink.x + run.ink.width / 2),
    y: middle.y - Math.round(run.ink.y + run.ink.height / 2),
  };
  return { kind: 'path', outline: shiftOutline(runOutline(run), by), fill: spot(SPECIMEN) };
}

const form = (side: 'recto' | 'verso'): Form => ({
  key: `rencontre-2007/${side}/specimen`,
  box: BLEED_BOX,
  items: SPECIMENS[side].map(word),
});

export const rectoSpecimen = (): Form => form('recto');
export const versoSpecimen = (): Form => form('verso');
