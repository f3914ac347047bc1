import { describe, expect, it } from 'vitest';
import { CARDS, inWords, playHappy, playRencontre } from '../records.ts';

const cards = (changes: object) => inWords(playRencontre({ rencontre: { ...CARDS, ...changes } }));
const may = (month: unknown) => inWords(playHappy({ months: { mai: month } }));

describe('two invitation cards of the 2007 game', () => {
  it('art. 3.2.2: two identical days win the amount under the coat', () => {
    expect(cards({ days: ['JEUDI', 'JEUDI'], amount: 18, transcription: 'DIX-HUIT' })).toBe(
      'win 18: cartons 18 JEUDI',
    );
  });

  it('art. 3.2.2: two different days lose, however high the amount', () => {
    expect(cards({ days: ['JEUDI', 'VENDREDI'], amount: 5_000, transcription: '5MILLE' })).toBe('loss');
  });

  it('art. 3.2.1: a star before the amount, none, or nothing said of it changes no verdict', () => {
    for (const star of [true, false, null]) {
      expect(cards({ days: ['LUNDI', 'LUNDI'], star })).toBe('win 3: cartons 3 LUNDI');
    }
  });

  it('art. 3.2.1: the transcription may stand above or below', () => {
    for (const transcriptionAt of ['above', 'below', null]) {
      expect(cards({ days: ['LUNDI', 'LUNDI'], transcriptionAt })).toBe('win 3: cartons 3 LUNDI');
    }
  });

  it('art. 3.2.2 and 3.6: a word that is no day is outside the misprint clause, and no day twice is a loss', () => {
    expect(cards({ days: ['LUNDY', 'LUNDY'] })).toBe('loss');
    expect(cards({ days: ['LUNDI', 'LUNDY'] })).toBe('loss');
  });

  it('art. 3.2.2 and 3.6: a missing day is a loss, not an anomaly', () => {
    expect(cards({ days: ['LUNDI'] })).toBe('loss');
    expect(cards({ days: ['LUNDI', null] })).toBe('loss');
    expect(cards({ days: ['', ''] })).toBe('loss');
    expect(cards({ days: null })).toBe('loss');
  });

  it('art. 3.2.2: among three days two alike are disputed, three different ones lose', () => {
    expect(cards({ days: ['LUNDI', 'MARDI', 'LUNDI'] })).toBe(
      'disputed 3.2.2 cartons: LUNDI stands twice among 3 marks instead of 2',
    );
    expect(cards({ days: ['LUNDI', 'MARDI', 'MERCREDI'] })).toBe('loss');
  });

  it('art. 3.6: a wrong transcription is an anomaly even where the days differ', () => {
    expect(cards({ transcription: 'CINQ' })).toBe(
      'anomaly 3.6 cartons: « CINQ » is not the transcription of 3\u00a0€, which is « TROIS »',
    );
  });

  it('art. 3.6: an anomaly goes before what two days alike would win', () => {
    expect(cards({ days: ['LUNDI', 'LUNDI'], transcription: null })).toBe(
      'anomaly 3.6 cartons: the transcription of 3\u00a0€ is absent',
    );
  });
});

describe('the twelve months of Happy 2014', () => {
  it('art. 4.2.2: two identical symbols in one month win its amount', () => {
    expect(may({ symbols: ['lune', 'lune'], amount: 100, transcription: 'CENT' })).toBe(
      'win 100: mai 100 lune',
    );
  });

  it('art. 4.2.2: the same symbol in two months is no pair', () => {
    const month = (other: string) => ({ symbols: ['lune', other], amount: 100, transcription: 'CENT' });
    expect(inWords(playHappy({ months: { mai: month('fer'), juin: month('sapin') } }))).toBe('loss');
  });

  it('art. 4.2.3: several winning months add up', () => {
    const six = { symbols: ['lune', 'lune'], amount: 6, transcription: 'SIX' };
    const twenty = { symbols: ['fer', 'fer'], amount: 20, transcription: 'VINGT' };
    expect(inWords(playHappy({ months: { janvier: six, mai: twenty, decembre: six } }))).toBe(
      'win 32: janvier 6 lune, mai 20 fer, decembre 6 lune',
    );
  });

  it('art. 4.2.2: two identical symbols win even if the template never drew them', () => {
    expect(may({ symbols: ['ours', 'ours'], amount: 9, transcription: 'NEUF' })).toBe('win 9: mai 9 ours');
  });

  it('art. 4.2.1: a month with fewer than two symbols is disputed', () => {
    for (const symbols of [['lune'], ['lune', null], [], null, ['lune', '']]) {
      const count = symbols?.includes('lune') ? 1 : 0;
      expect(may({ symbols, amount: 6, transcription: 'SIX' })).toBe(
        `disputed 4.2.1 mai: ${count} of 2 marks are there; what follows from that is not stated`,
      );
    }
  });

  it('art. 4.2.2: among three symbols two alike are disputed, three different ones lose', () => {
    expect(may({ symbols: ['lune', 'lune', 'fer'], amount: 6, transcription: 'SIX' })).toBe(
      'disputed 4.2.2 mai: lune stands twice among 3 marks instead of 2',
    );
    expect(may({ symbols: ['lune', 'sapin', 'fer'], amount: 6, transcription: 'SIX' })).toBe('loss');
  });

  it('art. 4.2.1: a wrong transcription is disputed, since no misprint clause says what follows', () => {
    expect(may({ symbols: ['lune', 'fer'], amount: 6, transcription: 'NEUF' })).toBe(
      'disputed 4.2.1 mai: « NEUF » is not the transcription of 6\u00a0€, which is « SIX »; what follows from that is not stated',
    );
  });

  it('art. 4.2.1: an absent amount is disputed, and letters mixed with digits are no letters', () => {
    expect(may({ symbols: ['lune', 'lune'], amount: null, transcription: 'SIX' })).toBe(
      'disputed 4.2.1 mai: an amount is absent; what follows from that is not stated',
    );
    expect(may({ symbols: ['lune', 'lune'], amount: 1_000, transcription: '1MILLE' })).toMatch(
      /^disputed 4\.2\.1 mai/,
    );
  });

  it('art. 4.2.1: a month under which nothing stands is disputed', () => {
    expect(may(null)).toMatch(/^disputed 4\.2\.1 mai: 0 of 2 marks/);
  });
});
