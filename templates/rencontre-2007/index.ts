import type { Template } from '../../src/kit.ts';
import { coat, overprint, validationCoat } from './faces/coat.ts';
import { display } from './faces/recto.ts';
import { rectoSpecimen, versoSpecimen } from './faces/specimen.ts';
import { numberItems, versoArt } from './faces/verso.ts';
import { BLEED, TRIM, VALIDATION, VERSO } from './format.ts';
import { game } from './game.ts';
import { GROUNDS, inks } from './inks.ts';
import { mentions } from './mentions.ts';
import { coupDeFoudre } from './surfaces/coup-de-foudre.ts';
import { declaration } from './surfaces/declaration.ts';
import { rencontre } from './surfaces/rencontre.ts';
import { vieADeux } from './surfaces/vie-a-deux.ts';

const surfaces = [rencontre, coupDeFoudre, declaration, vieADeux];

/** « Rencontre », a love story in four scenes. */
export const template: Template = {
  game,
  trim: TRIM,
  bleed: BLEED,
  inks,
  grounds: GROUNDS,
  surfaces,
  recto: {
    display: display(),
    coat: coat(surfaces),
    overprint: overprint(),
    specimen: rectoSpecimen(),
    validation: { room: VALIDATION.room, coat: validationCoat },
  },
  verso: {
    art: versoArt(),
    specimen: versoSpecimen(),
    barcode: { room: VERSO.barcode, coat: null },
    number: numberItems,
  },
  mentions,
};
