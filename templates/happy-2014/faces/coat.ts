import {
  type CodePlace,
  type Form,
  type Item,
  type Outline,
  type Rect,
  roundedRect,
  spot,
} from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { BONUS, monthBoxes, TRIM_BOX, VALIDATION } from '../format.ts';
import { MONTHS } from '../game.ts';
import { COAT, OVER_PALETTE } from '../inks.ts';
import { bonus } from '../surfaces/bonus.ts';
import { mois } from '../surfaces/mois.ts';

const validationCoat: Outline = roundedRect(VALIDATION.coat, VALIDATION.coatCorner);

export const validation: CodePlace = { room: VALIDATION.room, coat: validationCoat };

const coats: readonly Outline[] = [...mois.zones, ...bonus.zones].map(({ coat }) => coat);

/** Twelve months, the Bonus and the code, each under a coat of its own. */
export const coat: Form = {
  key: 'recto/coat',
  box: TRIM_BOX,
  items: [...coats, validationCoat].map((outline) => ({ kind: 'path', outline, fill: spot(COAT) })),
};

const picture = (name: string, box: Rect) => drawing(`overprint/${name}`, OVER_PALETTE, box);

/** A month's own picture on its white. */
function month(name: string, index: number): readonly Item[] {
  const { body } = monthBoxes(index);
  return [...picture('white', body), ...picture(name, body)];
}

/** A picture for each month, on one rolling ground a row; fireworks over the Bonus; a closed padlock over the code. */
export const overprint: Form = {
  key: 'recto/overprint',
  box: TRIM_BOX,
  items: [
    ...MONTHS.flatMap(month),
    ...picture('bonus', BONUS.body),
    ...picture('validation', VALIDATION.coat),
  ],
};
