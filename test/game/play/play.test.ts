import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { play } from '../../../src/game/play/play.ts';
import { readRecord } from '../../../src/game/record.ts';
import {
  CARDS,
  euros,
  happy,
  happyRecord,
  inWords,
  LOSING_MONTH,
  onTarget,
  playHappy,
  playRencontre,
  rencontre,
  rencontreRecord,
  TARGET,
} from '../records.ts';

describe('a whole ticket of Happy 2014', () => {
  it('art. 4.5: a month and the Bonus make one indivisible prize', () => {
    const mars = { symbols: ['cloche', 'cloche'], amount: 20, transcription: 'VINGT' };
    expect(playHappy({ months: { mars }, bonus: { amount: 20, transcription: 'VINGT' } })).toEqual({
      kind: 'win',
      total: euros(40),
      gains: [
        { surface: 'mois', zone: 'mars', amount: euros(20), by: 'cloche' },
        { surface: 'bonus', zone: 'bonus', amount: euros(20), by: 'VINGT' },
      ],
    });
  });

  it('art. 4.4: a ticket whose two surfaces lose is a loss', () => {
    expect(playHappy()).toEqual({ kind: 'loss' });
  });

  it('art. 4.2.1: eleven months are disputed for the one that is missing', () => {
    const record = happyRecord();
    const eleven = { ...record, surfaces: { ...record.surfaces, mois: record.surfaces.mois.slice(1) } };
    expect(inWords(play(happy, readRecord(happy, eleven)))).toMatch(
      /^disputed 4\.2\.1 decembre: 0 of 2 marks/,
    );
  });

  it('art. 4.2.1: thirteen months are disputed', () => {
    const record = happyRecord();
    const thirteen = {
      ...record,
      surfaces: { ...record.surfaces, mois: [...record.surfaces.mois, LOSING_MONTH] },
    };
    expect(play(happy, readRecord(happy, thirteen))).toEqual({
      kind: 'disputed',
      reasons: [
        {
          surface: 'mois',
          zone: 'mois',
          article: '4.2.1',
          because: '13 zones stand where 12 should; what follows from that is not stated',
        },
      ],
    });
  });
});

describe('a whole ticket of the 2007 game', () => {
  it('art. 3.1: the wins of independent surfaces add up', () => {
    const verdict = playRencontre({
      rencontre: { ...CARDS, days: ['MARDI', 'MARDI'], amount: 5_000, transcription: '5MILLE' },
      coupDeFoudre: {
        amounts: [onTarget(0, 'ZERO'), onTarget(5_000, '5MILLE'), onTarget(3, 'TROIS')],
        arrow: 1,
      },
      declaration: { phrase: 'Tu es ma passion' },
      vieADeux: { symbols: ['diamant', 'coeur', 'diamant', 'coupe'] },
    });
    expect(verdict).toEqual({
      kind: 'win',
      total: euros(30_000),
      gains: [
        { surface: 'rencontre', zone: 'cartons', amount: euros(5_000), by: 'MARDI' },
        { surface: 'coupDeFoudre', zone: 'cible', amount: euros(5_000), by: '5MILLE' },
        { surface: 'declaration', zone: 'lettre', amount: euros(10_000), by: 'passion' },
        { surface: 'vieADeux', zone: 'coeurs', amount: euros(10_000), by: 'diamant' },
      ],
    });
  });

  it('art. 3.1: 13 € is in no prize table and still a win in law', () => {
    expect(inWords(playRencontre({ declaration: { phrase: 'Mon cœur, mille baisers' } }))).toBe(
      'win 13: lettre 3 cœur, lettre 10 baisers',
    );
  });

  it('art. 3.2 to 3.5: a ticket whose four surfaces lose is a loss', () => {
    expect(playRencontre()).toEqual({ kind: 'loss' });
  });

  it('art. 3.6: one misprint makes an anomaly of a ticket that wins elsewhere', () => {
    expect(
      playRencontre({
        rencontre: { ...CARDS, amount: 15, transcription: 'QUINZ' },
        vieADeux: { symbols: ['diamant', 'coeur', 'diamant', 'coupe'] },
      }),
    ).toEqual({
      kind: 'anomaly',
      reasons: [
        {
          surface: 'rencontre',
          zone: 'cartons',
          article: '3.6',
          because: '15\u00a0€ is not in the table of this surface',
        },
      ],
    });
  });

  it('art. 3.6: an anomaly goes before a dispute, and a dispute before a win', () => {
    const three = { symbols: ['coeur', 'coeur', 'coeur', 'coupe'] };
    const won = { ...TARGET, arrow: 0 };
    expect(playRencontre({ vieADeux: three, coupDeFoudre: { ...TARGET, arrow: null } }).kind).toBe('anomaly');
    expect(playRencontre({ vieADeux: three, coupDeFoudre: won }).kind).toBe('disputed');
    expect(playRencontre({ coupDeFoudre: won }).kind).toBe('win');
  });

  it('art. 3.6: a record without surfaces is an anomaly', () => {
    const record = { ...rencontreRecord(), surfaces: null };
    expect(play(rencontre, readRecord(rencontre, record)).kind).toBe('anomaly');
  });
});

it('a ticket of another game is our fault, not a verdict', () => {
  const ticket = readRecord(happy, happyRecord());
  expect(() => play(rencontre, ticket)).toThrow(Bug);
});
