import { formatMoney, type Gain, groupThousands, type SurfaceLaw, surfaceLaw } from '../../../src/kit.ts';
import { bound } from '../bound.ts';
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

/** Why  each condition as the règlement sets it: « identiques » is not « correspondants » */
export const ruleTexts: readonly RuleText[] = [
  {
    name: law('rencontre').name,
    text: bound(
      'Grattez les 2 cartons d’invitation : vous découvrez 2 jours de la semaine et une somme. ' +
        'Si les 2 jours sont identiques, vous gagnez cette somme.',
    ),
  },
  {
    name: law('coupDeFoudre').name,
    text: bound(
      'Grattez la cible : vous découvrez 3 sommes et une flèche, placée entre une somme et sa transcription. ' +
        'Vous gagnez cette somme, sauf si c’est 0 €.',
    ),
  },
  {
    name: law('declaration').name,
    text: bound(
      'Grattez la lettre dans son enveloppe : vous découvrez une phrase. Chaque mot gagnant qui y figure rapporte ' +
        `sa somme : ${listed(law('declaration').winningWords ?? [], (word) => `« ${word} »`)}. ` +
        'Avec plusieurs mots gagnants, leurs sommes s’ajoutent.',
    ),
  },
  {
    name: law('vieADeux').name,
    text: bound(
      'Grattez les 2 cœurs : vous découvrez 4 symboles. Si 2 de ces 4 symboles sont identiques, vous gagnez leur somme : ' +
        `${listed(law('vieADeux').winningPairs ?? [], two)}. ` +
        'Avec 2 combinaisons gagnantes, leurs sommes s’ajoutent.',
    ),
  },
];

export const intro = bound(
  'Ce ticket réunit 4 jeux indépendants. Les sommes des jeux gagnants s’ajoutent et forment un seul lot, ' +
    'indivisible. Un jeu est perdant dans tout autre cas que ceux décrits ici.',
);

export const tableHead = `Lots pour ${groupThousands(reglement.blockSize)} tickets`;

/** Under that head: what one of them costs. */
export const ticketPrice = `Prix du ticket\u00a0:\u00a0${formatMoney(reglement.price)}`;

/** Under the prize table: a prize is what a whole ticket wins. */
export const tableNote = bound('Montants par ticket, jeux\u00a0cumulés.');

/** The transcriptions that look like slips of the press, as the règlement has them. */
export const ODD_TRANSCRIPTIONS = ['ZERO', 'QUINZ', '5CENT', '5MILLE'] as const;

/** What a player may stumble over, in two weights. */
export const notes = [
  { weight: 'strong', text: bound('Bon à savoir. ') },
  {
    weight: 'text',
    text: bound(
      `${ODD_TRANSCRIPTIONS.slice(0, -1).join(', ')} et ${ODD_TRANSCRIPTIONS.at(-1) ?? ''} s’écrivent ainsi ` +
        'au règlement. Une étoile peut précéder une somme : elle ne change rien au gain.',
    ),
  },
] as const;

/** 3.6 in our words; « élément » agrees with what follows, whichever of the three is meant. */
export const misprint = {
  head: 'Anomalie d’impression',
  text: bound(
    'Si un élément imprimé (symbole, somme ou transcription d’une somme) est absent ou incomplet, ou ne correspond pas ' +
      'à ceux que donnent les articles\u00a03.2.1, 3.3.1 et 3.5.1 du règlement particulier du 27\u00a0décembre\u00a02007, ' +
      'le ticket présente une anomalie d’impression : il ne donne droit à aucun gain, mais seulement à son remboursement ou ' +
      'à son échange, contre remise du ticket.',
  ),
} as const;
