import { capsCentred, type Item, roundedRect, shiftRect } from '../../../src/kit.ts';
import { MONTH, VALIDATION } from '../format.ts';
import { CREAM, NIGHT_DEEP, ON_LIGHT } from '../inks.ts';

/** The plate that the validation code stands on: an even ground, and the warning under it. */
export function validationPlate(): readonly Item[] {
  const { plate, corner, words, type, tracking } = VALIDATION;
  const style = { font: 'barlow-condensed-700', size: type, tracking, paint: ON_LIGHT };
  return [
    { kind: 'path', outline: roundedRect(shiftRect(plate, MONTH.shadow), corner), fill: NIGHT_DEEP },
    { kind: 'path', outline: roundedRect(plate, corner), fill: CREAM },
    capsCentred('NE PAS GRATTER', style, words),
  ];
}
