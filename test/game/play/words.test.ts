import { describe, expect, it } from 'vitest';
import { phraseReader } from '../../../src/game/play/words.ts';
import { inWords, playRencontre, rencontre } from '../records.ts';

const phrase = (text: unknown) => inWords(playRencontre({ declaration: { phrase: text } }));

describe('the letter of the 2007 game', () => {
  it('art. 3.4.2: each winning word brings its own amount', () => {
    expect(phrase('Mon cœur est à toi')).toBe('win 3: lettre 3 cœur');
    expect(phrase('Tout en toi, je l’aime')).toBe('win 5: lettre 5 aime');
    expect(phrase('Des baisers sans fin')).toBe('win 10: lettre 10 baisers');
    expect(phrase('Un soir magique')).toBe('win 120: lettre 120 magique');
    expect(phrase('Tu es ma passion')).toBe('win 10000: lettre 10000 passion');
  });

  it('art. 3.4.2: several winning words add up', () => {
    expect(phrase('Mon cœur aime tes baisers')).toBe(
      'win 18: lettre 3 cœur, lettre 5 aime, lettre 10 baisers',
    );
  });

  it('art. 3.4.2: a phrase without winning word loses', () => {
    expect(phrase('Tu es mon soleil')).toBe('loss');
  });

  it('art. 3.4.2: either apostrophe and the hyphen end a word', () => {
    expect(phrase('J’aime')).toBe('win 5: lettre 5 aime');
    expect(phrase("J'aime")).toBe('win 5: lettre 5 aime');
    expect(phrase('Baisers-surprise')).toBe('win 10: lettre 10 baisers');
  });

  it('art. 3.4.2: capitals and decomposed accents are the same word', () => {
    expect(phrase('MON CŒUR, MA PASSION')).toBe('win 10003: lettre 3 cœur, lettre 10000 passion');
    expect(phrase('aime\u0301')).toBe('loss');
  });

  it('art. 3.4.2: a longer or shorter word of the family is no winning word in law', () => {
    for (const word of ['aimer', 'baiser', 'magie', 'passionné', 'écœurant', 'cœurs']) {
      expect(phrase(`Un ${word} ici`)).toBe('loss');
    }
  });

  it('art. 3.4.2: the same winning word twice is disputed', () => {
    expect(phrase('Je t’aime, aime-moi')).toBe('disputed 3.4.2 lettre: « aime » stands more than once');
  });

  it('art. 3.4.2: a winning word without its ligature is disputed', () => {
    expect(phrase('Mon Coeur est à toi')).toBe(
      'disputed 3.4.2 lettre: « Coeur » stands without the ligature of « cœur »',
    );
  });

  it('art. 3.4.2 and 3.6: a phrase that is absent is outside the misprint clause, and loses', () => {
    expect(phrase(null)).toBe('loss');
    expect(phrase('')).toBe('loss');
    expect(inWords(playRencontre({ declaration: null }))).toBe('loss');
  });
});

it('a phrase is read for the words that win, each once, in its own order', () => {
  const law = rencontre.surfaces.find(({ id }) => id === 'declaration')?.law;
  const read = law && phraseReader(law);
  expect(read?.('Baisers du cœur')).toEqual({
    won: [
      { mark: 'baisers', wins: { cents: 1_000, currency: 'EUR' } },
      { mark: 'cœur', wins: { cents: 300, currency: 'EUR' } },
    ],
    ambiguities: [],
  });
});
