import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/compositions-sum.ts';
import { euros, happy, rencontre, sayings, withTier } from './games.ts';

it('every composition of 2007 makes its tier, and Happy 2014 lists none', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('a composition that makes another amount is told', () => {
  const compositions = [[euros(30)], [euros(10), euros(15)]];
  expect(sayings(rule, withTier(rencontre, 3, { compositions }))).toEqual([
    '2: the composition 10\u00a0€ + 15\u00a0€ is listed for 30\u00a0€, and comes to 25\u00a0€',
  ]);
});
