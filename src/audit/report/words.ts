import type { BlockClaim } from '../fairness/test.ts';

/** What each claim asks, for people who audit lotteries and not programs. */
export const CLAIMS: Readonly<Record<BlockClaim, { readonly title: string; readonly says: string }>> = {
  'block order': {
    title: 'Gagnants le long du bloc',
    says: 'Les livrets peuvent venir dans n’importe quel ordre : la somme de leurs gagnants ne s’écarte d’une droite que par hasard.',
  },
  'tier order': {
    title: 'Lots le long du bloc',
    says: 'Les tickets de chaque lot se trouvent n’importe où dans le bloc.',
  },
  'pack places': {
    title: 'Place dans le livret',
    says: 'Un gagnant peut occuper toute place de son livret. La règle sur les suites perdantes favorise un peu le milieu : c’est compté.',
  },
  runs: {
    title: 'Suites perdantes',
    says: 'Les suites de perdants sont aussi nombreuses que dans des ordres tirés au sort parmi ceux que la règle permet.',
  },
  'pack ends': {
    title: 'D’un livret à l’autre',
    says: 'Le dernier ticket d’un livret ne dit rien du premier du suivant.',
  },
  neighbours: {
    title: 'Livrets voisins',
    says: 'Le nombre de gagnants d’un livret ne dit rien de celui du suivant.',
  },
  free: {
    title: 'Caractères libres',
    says: 'Ce que rien ne lie au gain dans le règlement (étoile, place d’une transcription, place de la flèche, 0 € affichés, un symbole seul, chiffres des numéros) ne va avec aucun gain.',
  },
  rest: {
    title: 'Chaque zone pour soi',
    says: 'Une fois connu ce que gagne une zone, ce qu’elle montre ne dit rien des autres.',
  },
  open: {
    title: 'Aucune valeur ne décide seule',
    says: 'Aucune somme ni aucun symbole, vu seul, ne se trouve que sur des gagnants ou que sur des perdants.',
  },
  zones: {
    title: 'Zones gagnantes',
    says: 'Sur une surface de plusieurs zones, toutes gagnent aussi souvent.',
  },
};

export const AGAINST = {
  winning: 'gagner ou perdre',
  'the prize': 'le lot',
  'the zone winning': 'le gain de la zone',
} as const;
