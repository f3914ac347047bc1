import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/phrases-are-not-near-winning.ts';
import { rencontre, sayings, withSurface } from './games.ts';

it('no phrase of the 2007 game holds a word that looks as if it won', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('a phrase that does is told as a check of our own, with its words', () => {
  const phrases = ['Tu es mon soleil', 'Ma sœur va aimer', 'Je t’aime'];
  expect(sayings(rule, withSurface(rencontre, 'declaration', { phrases }))).toEqual([
    'declaration null: « Ma sœur va aimer » should hold winning words or words unlike them, and holds sœur, aimer',
  ]);
});
