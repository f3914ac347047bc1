import { euros, type Reglement, type SurfaceLaw, type Tier } from '../../src/kit.ts';

const mois: SurfaceLaw = {
  id: 'mois',
  name: 'Les douze mois',
  article: '4.2',
  contentArticle: '4.2.1',
  winArticle: '4.2.2',
  transcriptions: null,
  winningWords: null,
  winningPairs: null,
  starred: false,
};

const bonus: SurfaceLaw = {
  id: 'bonus',
  name: 'Bonus',
  article: '4.3',
  contentArticle: '4.3.1',
  winArticle: '4.3.2',
  transcriptions: null,
  winningWords: null,
  winningPairs: null,
  starred: false,
};

/** Art. 3 leaves open how a prize is split over months and Bonus: no tier has compositions. */
const tier = (tickets: number, prize: number, total: number): Tier => ({
  tickets,
  prize: euros(prize),
  total: euros(total),
  compositions: null,
});

/** The règlement particulier of « Happy 2014 », signed 8 October 2013. */
export const reglement: Reglement = {
  name: 'Happy 2014',
  signed: '2013-10-08',
  blockSize: 2_000_000,
  price: euros(3),
  prizeTable: {
    tiers: [
      tier(2, 30_000, 60_000),
      tier(8, 1_000, 8_000),
      tier(1_710, 100, 171_000),
      tier(12_750, 40, 510_000),
      tier(27_350, 20, 547_000),
      tier(100_000, 9, 900_000),
      tier(294_000, 6, 1_764_000),
    ],
    winners: 435_820,
    total: euros(3_960_000),
  },
  surfaces: [mois, bonus],
  misprint: null,
  articles: { blockAndPrice: '2', prizeTable: '3', total: '4.5' },
};
