import type { Template } from '../../src/kit.ts';
import { recto } from './faces/recto.ts';
import { verso } from './faces/verso.ts';
import { BLEED, TRIM } from './format.ts';
import { game } from './game.ts';
import { GROUNDS, INKS } from './inks.ts';
import { mentions } from './mentions.ts';
import { bonus } from './surfaces/bonus.ts';
import { mois } from './surfaces/mois.ts';

/** « Happy 2014 »: twelve months and a Bonus, 90 × 130 mm upright. */
export const template: Template = {
  game,
  trim: TRIM,
  bleed: BLEED,
  inks: INKS,
  grounds: GROUNDS,
  surfaces: [mois, bonus],
  recto,
  verso,
  mentions,
};
