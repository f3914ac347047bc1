import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/tiers-descend.ts';
import { euros, happy, rencontre, sayings, withTier } from './games.ts';

it('the prizes of both games go down from the greatest', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('a prize that stands twice is told, and one cent less is not', () => {
  expect(sayings(rule, withTier(happy, 6, { prize: euros(9) }))).toEqual([
    '3: a tier stands where its prize should be more than 0 and less than 9\u00a0€, and is 9\u00a0€',
  ]);
  expect(sayings(rule, withTier(happy, 6, { prize: euros(8.99) }))).toEqual([]);
});

it('a prize of nothing is told', () => {
  expect(sayings(rule, withTier(happy, 6, { prize: euros(0) }))).toHaveLength(1);
});
