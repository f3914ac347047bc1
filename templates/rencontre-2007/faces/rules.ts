import {
  formatMoney,
  french,
  type Gain,
  groupThousands,
  type SurfaceLaw,
  surfaceLaw,
} from '../../../src/kit.ts';
import { reglement } from '../reglement.ts';

/** A rule of the verso: the surface, and how it wins in our own words. */
export interface RuleText {
  readonly name: string;
  readonly text: string;
}

const law = (id: string): SurfaceLaw => surfaceLaw(reglement, id);

/** « cœur 3 €, aime 5 € et passion 10 000 € » */
function listed(gains: readonly Gain[], say: (mark: string) => string): string {
  const all = gains.map(
    ({ mark, wins }) => `${say(mark).replaceAll(' ', '\u00a0')}\u00a0${formatMoney(wins)}`,
  );
  return `${all.slice(0, -1).join(', ')} et ${all.at(-1) ?? ''}`;
}

/** Two of a symbol, as one counts them in French. */
const TWO: Readonly<Record<string, string>> = {
  cœur: '2 cœurs',
  marguerite: '2 marguerites',
  'coupe de champagne': '2 coupes de champagne',
  cadeau: '2 cadeaux',
  diamant: '2 diamants',
};

function two(symbol: string): string {
  const counted = TWO[symbol];
  if (counted === undefined) throw new RangeError(`how does one count two of « ${symbol} »?`);
  return counted;
}

/** French spacing, and a number stays with what it counts. */
const set = (text: string): string => french(text).replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** Why  each condition as the règlement sets it: « identiques » is not « correspondants » */
export const ruleTexts: readonly RuleText[] = [
  {
    name: law('rencontre').name,
    text: set(
      'Grattez les 2 cartons d’invitation : vous découvrez 2 jours de la semaine et une somme. ' +
        'Si les 2 jours sont identiques, vous gagnez cette somme.',
    ),
  },
  {
    name: law('coupDeFoudre').name,
    text: set(
      'Grattez la cible : vous découvrez 3 sommes et une flèche, placée entre une somme et sa transcription. ' +
        'Vous gagnez cette somme, sauf si c’est 0 €.',
    ),
  },
  {
    name: law('declaration').name,
    text: set(
      'Grattez la lettre dans son enveloppe : vous découvrez une phrase. Chaque mot gagnant qui y figure rapporte ' +
        `sa somme : ${listed(law('declaration').winningWords ?? [], (word) => `« ${word} »`)}. ` +
        'Plusieurs mots gagnants : leurs sommes s’ajoutent.',
    ),
  },
  {
    name: law('vieADeux').name,
    text: set(
      'Grattez les 2 cœurs : vous découvrez 4 symboles. Deux symboles identiques rapportent leur somme : ' +
        `${listed(law('vieADeux').winningPairs ?? [], two)}. ` +
        'Deux combinaisons gagnantes : leurs sommes s’ajoutent.',
    ),
  },
];

export const intro = set(
  'Ce ticket réunit 4 jeux indépendants. Les sommes des jeux gagnants s’ajoutent et forment un seul lot, ' +
    'indivisible. Un jeu est perdant dans tout autre cas que ceux décrits ici.',
);

export const tableHead = `Lots pour ${groupThousands(reglement.blockSize)} tickets`;

/** 3.6 in our words. */
export const misprint = {
  head: 'Anomalie d’impression',
  text: set(
    'Un symbole, une somme ou sa transcription manque, est incomplet ou n’est pas de ceux que donnent les articles ' +
      '3.2.1, 3.3.1 et 3.5.1 du règlement : le ticket ne donne droit à aucun gain. Il est seulement remboursé ou ' +
      'échangé, contre sa remise.',
  ),
} as const;

export const source = 'Règlement particulier du 27\u00a0décembre\u00a02007.';
