import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/phrases-cover-the-deals.ts';
import { happy, rencontre, sayings, withSurface } from './games.ts';

it('the 2007 game has a phrase for all that its compositions ask of the letter', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('amounts that no phrase wins are told, 0 among them', () => {
  const phrases = [
    'Mon cœur',
    'Je t’aime',
    'Mille baisers',
    'Soir magique',
    'Ma passion',
    'Mon cœur aime tes baisers',
  ];
  expect(sayings(rule, withSurface(rencontre, 'declaration', { phrases })).toSorted()).toEqual([
    'declaration null: declaration needs a phrase for 0\u00a0€, and has none',
    'declaration null: declaration needs a phrase for 15\u00a0€, and has none',
    'declaration null: declaration needs a phrase for 8\u00a0€, and has none',
  ]);
});
