import { expect, it } from 'vitest';
import { foldCase, withoutLigatures, wordsOf } from '../../src/game/words.ts';

it('a word ends at an apostrophe of either kind, a hyphen, a space, a digit or a stop', () => {
  expect(wordsOf("J’aime l'été, rendez-vous ce 2e soir…")).toEqual([
    'J',
    'aime',
    'l',
    'été',
    'rendez',
    'vous',
    'ce',
    'e',
    'soir',
  ]);
});

it('letters are composed before words are cut', () => {
  expect(wordsOf('e\u0301te\u0301')).toEqual(['été']);
});

it('a ligature is one letter of its word', () => {
  expect(wordsOf('CŒUR')).toEqual(['CŒUR']);
  expect(foldCase('CŒUR')).toBe('cœur');
  expect(withoutLigatures('cœur')).toBe('coeur');
});

it('a phrase without letters has no words', () => {
  expect(wordsOf('12 — 34 !')).toEqual([]);
});
