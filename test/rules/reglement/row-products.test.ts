import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/row-products.ts';
import { euros, happy, rencontre, sayings, withTier } from './games.ts';

it('every row of both games multiplies out', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('a row whose total is one euro off is told with the article of the prize table', () => {
  expect(sayings(rule, withTier(happy, 6, { total: euros(1_763_999) }))).toEqual([
    '3: the row of 294000 × 6\u00a0€ comes to 1\u00a0764\u00a0000\u00a0€, its total says 1\u00a0763\u00a0999\u00a0€',
  ]);
});
