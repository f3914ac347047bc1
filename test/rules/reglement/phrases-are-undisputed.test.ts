import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/phrases-are-undisputed.ts';
import { happy, rencontre, sayings, withSurface } from './games.ts';

it('the règlement decides on every phrase of the 2007 game', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('a winning word twice, and one without its ligature, are told', () => {
  const phrases = ['Je t’aime, aime-moi', 'Mon coeur'];
  expect(sayings(rule, withSurface(rencontre, 'declaration', { phrases }))).toEqual([
    'declaration 3.4.2: « Je t’aime, aime-moi » should hold each winning word once and whole, but « aime » stands more than once',
    'declaration 3.4.2: « Mon coeur » should hold each winning word once and whole, but « coeur » stands without the ligature of « cœur »',
  ]);
});
