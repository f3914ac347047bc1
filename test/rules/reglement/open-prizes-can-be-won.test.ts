import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/open-prizes-can-be-won.ts';
import { euros, happy, rencontre, sayings, withTier } from './games.ts';

it('every prize of Happy 2014 is a sum of months and Bonus, and 2007 leaves none open', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('13 € is no sum of 6, 9, 20 and the rest, and is told; 15 € is one', () => {
  expect(sayings(rule, withTier(happy, 5, { prize: euros(13) }))).toEqual([
    '3: the prize table asks for a sum of wins that makes 13\u00a0€; the surfaces have none',
  ]);
  expect(sayings(rule, withTier(happy, 5, { prize: euros(15) }))).toEqual([]);
});
