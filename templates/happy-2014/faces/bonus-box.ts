import {
  capsCentred,
  formatMoney,
  french,
  type Item,
  type Outline,
  paragraphItems,
  type Rect,
  right,
  roundedRect,
  setParagraph,
  shiftRect,
  textItem,
  ZERO,
} from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { BONUS, BONUS_LABEL, MONTH } from '../format.ts';
import { CREAM, DISPLAY_PALETTE, NIGHT_DEEP, ON_DARK, ON_LIGHT, RED } from '../inks.ts';
import { pageBody, pageHead } from '../leaf.ts';
import { confusionUnder } from './calendar.ts';

/** The box that bears the mention « Bonus », as 4.3.1 asks, in a board of gold with its bulbs. */
export function bonusBox(): readonly Item[] {
  const { frame, frameCorner, head, body, name } = BONUS;
  const style = { font: 'archivo-black', size: name.type, tracking: name.tracking, paint: ON_DARK };
  return [
    { kind: 'path', outline: roundedRect(shiftRect(frame, MONTH.shadow), frameCorner), fill: NIGHT_DEEP },
    ...drawing('bonus-frame', DISPLAY_PALETTE, frame),
    { kind: 'path', outline: pageBody(body), fill: CREAM },
    { kind: 'use', form: confusionUnder('bonus', body), at: { x: body.x, y: body.y } },
    { kind: 'path', outline: pageHead(head), fill: RED },
    capsCentred('BONUS', style, head),
  ];
}

/** Source  4.3.2: an amount other than 0 € is won */
const WHEN_IT_WINS = `Toute somme différente de ${formatMoney(ZERO)} est gagnée.`;

/** How the Bonus wins, on a label that points at it. */
export function bonusLabel(): readonly Item[] {
  const { plate, text, head, type, leading } = BONUS_LABEL;
  const words = setParagraph(french(WHEN_IT_WINS), {
    font: 'barlow-condensed-500',
    size: type,
    width: text.width,
    leading,
  });
  const title = { font: 'barlow-condensed-700', size: head.type, paint: ON_LIGHT };
  return [
    { kind: 'path', outline: pointer(shiftRect(plate, MONTH.shadow)), fill: NIGHT_DEEP },
    { kind: 'path', outline: pointer(plate), fill: CREAM },
    textItem('Bonus', title, { x: head.x, y: head.baseline }),
    ...paragraphItems(words, text, ON_LIGHT),
  ];
}

/** A plate with a point in the middle of its right side. */
function pointer(plate: Rect): Outline {
  const { point } = BONUS_LABEL;
  const body = roundedRect(plate, BONUS_LABEL.corner);
  const edge = right(plate);
  const middle = plate.y + plate.height / 2;
  return [
    ...body,
    { op: 'M', x: edge, y: middle - point },
    { op: 'L', x: edge + point, y: middle },
    { op: 'L', x: edge, y: middle + point },
    { op: 'Z' },
  ];
}
