import { type Game, type Mark, type SurfaceLaw, surfaceLaw } from '../../src/kit.ts';
import { policy } from './block.ts';
import { PHRASES } from './phrases.ts';
import { reglement } from './reglement.ts';

const DAYS: readonly Mark[] = ['LUNDI', 'MARDI', 'MERCREDI', 'JEUDI', 'VENDREDI', 'SAMEDI', 'DIMANCHE'].map(
  (day) => ({ id: day, name: day.toLowerCase() }),
);

/** The five symbols of 3.5.1; the names are the règlement's own, so that its winning pairs find them. */
const SYMBOLS: readonly Mark[] = [
  { id: 'coeur', name: 'cœur' },
  { id: 'marguerite', name: 'marguerite' },
  { id: 'coupe', name: 'coupe de champagne' },
  { id: 'cadeau', name: 'cadeau' },
  { id: 'diamant', name: 'diamant' },
];

const law = (id: string): SurfaceLaw => surfaceLaw(reglement, id);

/** The règlement gives no name: « Rencontre » is a working title. */
export const game: Game = {
  id: 'rencontre-2007',
  title: 'Rencontre',
  workingTitle: true,
  reglement,
  surfaces: [
    {
      id: 'rencontre',
      law: law('rencontre'),
      mechanic: 'twins',
      zones: ['cartons'],
      transcriptions: law('rencontre').transcriptions,
      marksKey: 'days',
      marks: DAYS,
      places: 2,
      phrases: [],
    },
    {
      id: 'coupDeFoudre',
      law: law('coupDeFoudre'),
      mechanic: 'arrow',
      zones: ['cible'],
      transcriptions: law('coupDeFoudre').transcriptions,
      marksKey: null,
      marks: [],
      places: 3,
      phrases: [],
    },
    {
      id: 'declaration',
      law: law('declaration'),
      mechanic: 'words',
      zones: ['lettre'],
      transcriptions: null,
      marksKey: null,
      marks: [],
      places: 1,
      phrases: PHRASES,
    },
    {
      id: 'vieADeux',
      law: law('vieADeux'),
      mechanic: 'pairs',
      zones: ['coeurs'],
      transcriptions: null,
      marksKey: 'symbols',
      marks: SYMBOLS,
      places: 4,
      phrases: [],
    },
  ],
  policy,
};
