import {
  euros,
  type Game,
  type Mark,
  type SurfaceLaw,
  surfaceLaw,
  type TranscriptionTable,
} from '../../src/kit.ts';
import { policy } from './block.ts';
import { reglement } from './reglement.ts';

/**
 * The amounts that win, with their transcriptions.
 *
 * Why     the règlement asks for letters only (4.2.1, 4.3.1) and prints no table: this one is declared here, in capitals
 *         without accent or unit, and binds as a printed one would
 */
const WINNING_AMOUNTS: TranscriptionTable = [
  { amount: euros(6), transcription: 'SIX' },
  { amount: euros(9), transcription: 'NEUF' },
  { amount: euros(20), transcription: 'VINGT' },
  { amount: euros(40), transcription: 'QUARANTE' },
  { amount: euros(100), transcription: 'CENT' },
  { amount: euros(1_000), transcription: 'MILLE' },
  { amount: euros(30_000), transcription: 'TRENTE MILLE' },
];

/** Only the Bonus may hold 0 €: a month that does not win shows two different symbols over an amount it might have won. */
const BONUS_AMOUNTS: TranscriptionTable = [{ amount: euros(0), transcription: 'ZERO' }, ...WINNING_AMOUNTS];

/** The règlement lists no symbols; these are the ones drawn under `art/`. */
const SYMBOLS: readonly Mark[] = [
  { id: 'sapin', name: 'sapin' },
  { id: 'etoile', name: 'étoile' },
  { id: 'cadeau', name: 'cadeau' },
  { id: 'flocon', name: 'flocon' },
  { id: 'bougie', name: 'bougie' },
  { id: 'cloche', name: 'cloche' },
  { id: 'bonhomme', name: 'bonhomme de neige' },
  { id: 'horloge', name: 'horloge' },
  { id: 'couronne', name: 'couronne' },
  { id: 'coupe', name: 'coupe' },
  { id: 'bouteille', name: 'bouteille' },
  { id: 'chapeau', name: 'chapeau' },
  { id: 'ballon', name: 'ballon' },
  { id: 'lune', name: 'lune' },
  { id: 'trefle', name: 'trèfle' },
  { id: 'fer', name: 'fer à cheval' },
];

export const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
] as const;

const law = (id: string): SurfaceLaw => surfaceLaw(reglement, id);

export const game: Game = {
  id: 'happy-2014',
  title: 'Happy 2014',
  workingTitle: false,
  reglement,
  surfaces: [
    {
      id: 'mois',
      law: law('mois'),
      mechanic: 'twins',
      zones: MONTHS,
      transcriptions: WINNING_AMOUNTS,
      marksKey: 'symbols',
      marks: SYMBOLS,
      places: 2,
      phrases: [],
    },
    {
      id: 'bonus',
      law: law('bonus'),
      mechanic: 'amount',
      zones: ['bonus'],
      transcriptions: BONUS_AMOUNTS,
      marksKey: null,
      marks: [],
      places: 1,
      phrases: [],
    },
  ],
  policy,
};
