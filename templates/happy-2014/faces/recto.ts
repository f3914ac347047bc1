import type { Form, RectoArt } from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { SHEET_BOX } from '../format.ts';
import { DISPLAY_PALETTE } from '../inks.ts';
import { bonusBox, bonusLabel } from './bonus-box.ts';
import { calendar } from './calendar.ts';
import { coat, overprint, validation } from './coat.ts';
import { head } from './head.ts';
import { specimenMarks } from './specimen.ts';
import { validationPlate } from './validation-plate.ts';

const display: Form = {
  key: 'recto/display',
  box: SHEET_BOX,
  items: [
    ...drawing('sky', DISPLAY_PALETTE, SHEET_BOX),
    ...bonusBox(),
    ...bonusLabel(),
    ...validationPlate(),
    ...calendar(),
    ...head(),
  ],
};

/** A night of fireworks over a calendar of twelve leaves, and the Bonus on its board. */
export const recto: RectoArt = {
  display,
  coat,
  overprint,
  specimen: specimenMarks('recto'),
  validation,
};
