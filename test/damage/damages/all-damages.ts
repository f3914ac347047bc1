import type { Damage } from '../kit/damage.ts';
import { AMOUNTS } from './amounts.ts';
import { ART } from './art.ts';
import { BYTES } from './bytes.ts';
import { CELLS } from './cells.ts';
import { CODES } from './codes.ts';
import { FONTS } from './fonts.ts';
import { INKS } from './inks.ts';
import { MARKS } from './marks.ts';
import { METADATA } from './metadata.ts';
import { NUMBERS } from './numbers.ts';
import { OBJECTS } from './objects.ts';
import { PAGES } from './pages.ts';
import { PAINTING } from './painting.ts';
import { PICTURES } from './pictures.ts';
import { REGISTERS } from './registers.ts';
import { SHEETS } from './sheets.ts';
import { STAINS } from './stains.ts';
import { TICKETS } from './tickets.ts';
import { TRANSCRIPTIONS } from './transcriptions.ts';
import { UNSEEN } from './unseen.ts';

/** Damages of one kind, under the name that the table has for it. */
export interface Family {
  readonly name: string;
  readonly damages: readonly Damage[];
}

/** Every damage that rules must see, kind by kind. */
export const FAMILIES: readonly Family[] = [
  { name: 'transcriptions', damages: TRANSCRIPTIONS },
  { name: 'amounts, stars and arrows', damages: AMOUNTS },
  { name: 'symbols, weekdays and phrases', damages: MARKS },
  { name: 'cells out of place', damages: CELLS },
  { name: 'what is no mark', damages: STAINS },
  { name: 'tickets out of place', damages: TICKETS },
  { name: 'how marks are painted', damages: PAINTING },
  { name: 'codes', damages: CODES },
  { name: 'numbers', damages: NUMBERS },
  { name: 'fixed art', damages: ART },
  { name: 'what plates are registered by', damages: REGISTERS },
  { name: 'sheets', damages: SHEETS },
  { name: 'pages', damages: PAGES },
  { name: 'fonts', damages: FONTS },
  { name: 'inks', damages: INKS },
  { name: 'objects', damages: OBJECTS },
  { name: 'what the file says of itself', damages: METADATA },
  { name: 'bytes', damages: BYTES },
  { name: 'pictures of sheets', damages: PICTURES },
];

export const DAMAGES: readonly Damage[] = FAMILIES.flatMap(({ damages }) => damages);

/** Those that no rule sees. */
export const NO_RULE_SEES: Family = { name: 'what only the hashes of the job see', damages: UNSEEN };
