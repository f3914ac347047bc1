import {
  euros,
  type Gain,
  type Reglement,
  type SurfaceLaw,
  type Tier,
  type TranscriptionTable,
} from '../../src/kit.ts';

type Row<Name extends string> = readonly [amount: number, name: Name];

const table = (rows: readonly Row<string>[]): TranscriptionTable =>
  rows.map(([amount, transcription]) => ({ amount: euros(amount), transcription }));

const gains = (rows: readonly Row<string>[]): readonly Gain[] =>
  rows.map(([amount, mark]) => ({ mark, wins: euros(amount) }));

const rencontre: SurfaceLaw = {
  id: 'rencontre',
  name: 'La rencontre',
  article: '3.2',
  contentArticle: '3.2.1',
  winArticle: '3.2.2',
  transcriptions: table([
    [3, 'TROIS'],
    [5, 'CINQ'],
    [6, 'SIX'],
    [10, 'DIX'],
    [12, 'DOUZE'],
    [18, 'DIX-HUIT'],
    [30, 'TRENTE'],
    [100, 'CENT'],
    [500, '5CENT'],
    [1_000, 'MILLE'],
    [5_000, '5MILLE'],
  ]),
  winningWords: null,
  winningPairs: null,
  starred: true,
};

const coupDeFoudre: SurfaceLaw = {
  id: 'coupDeFoudre',
  name: 'Le coup de foudre',
  article: '3.3',
  contentArticle: '3.3.1',
  winArticle: '3.3.2',
  transcriptions: table([
    [0, 'ZERO'],
    [3, 'TROIS'],
    [5, 'CINQ'],
    [6, 'SIX'],
    [9, 'NEUF'],
    [10, 'DIX'],
    [12, 'DOUZE'],
    [15, 'QUINZ'],
    [30, 'TRENTE'],
    [500, '5CENT'],
    [1_000, 'MILLE'],
    [5_000, '5MILLE'],
  ]),
  winningWords: null,
  winningPairs: null,
  starred: true,
};

const declaration: SurfaceLaw = {
  id: 'declaration',
  name: 'La déclaration',
  article: '3.4',
  contentArticle: '3.4.1',
  winArticle: '3.4.2',
  transcriptions: null,
  winningWords: gains([
    [3, 'cœur'],
    [5, 'aime'],
    [10, 'baisers'],
    [120, 'magique'],
    [10_000, 'passion'],
  ]),
  winningPairs: null,
  starred: false,
};

const vieADeux: SurfaceLaw = {
  id: 'vieADeux',
  name: 'La vie à deux',
  article: '3.5',
  contentArticle: '3.5.1',
  winArticle: '3.5.2',
  transcriptions: null,
  winningWords: null,
  winningPairs: gains([
    [3, 'cœur'],
    [6, 'marguerite'],
    [20, 'coupe de champagne'],
    [120, 'cadeau'],
    [10_000, 'diamant'],
  ]),
  starred: false,
};

const tier = (tickets: number, prize: number, total: number, ways: readonly (readonly number[])[]): Tier => ({
  tickets,
  prize: euros(prize),
  total: euros(total),
  compositions: ways.map((way) => way.map(euros)),
});

/** The règlement particulier signed 27 December 2007; its text names no game. */
export const reglement: Reglement = {
  name: null,
  signed: '2007-12-27',
  blockSize: 750_000,
  price: euros(3),
  prizeTable: {
    tiers: [
      tier(1, 30_000, 30_000, [[5_000, 5_000, 10_000, 10_000]]),
      tier(3, 1_000, 3_000, [[1_000], [500, 500]]),
      tier(500, 120, 60_000, [[120], [20, 100]]),
      tier(3_000, 30, 90_000, [[30], [10, 20], [5, 5, 20], [5, 10, 15], [10, 10, 10]]),
      tier(15_500, 18, 279_000, [[18], [3, 15], [3, 5, 10], [3, 6, 9], [3, 3, 3, 9], [5, 5, 8]]),
      tier(22_000, 12, 264_000, [[12], [3, 9], [6, 6], [3, 3, 6], [3, 3, 3, 3]]),
      tier(65_000, 6, 390_000, [[6], [3, 3]]),
      tier(115_500, 3, 346_500, [[3]]),
    ],
    winners: 221_504,
    total: euros(1_462_500),
  },
  surfaces: [rencontre, coupDeFoudre, declaration, vieADeux],
  misprint: {
    article: '3.6',
    covers: {
      rencontre: ['star', 'amount', 'transcription'],
      coupDeFoudre: ['star', 'amount', 'transcription', 'arrow'],
      vieADeux: ['symbol'],
    },
  },
  articles: { blockAndPrice: '1', prizeTable: '2', total: '3.1' },
};
