import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/prize-total.ts';
import { euros, happy, rencontre, sayings, withPrizes } from './games.ts';

it('the rows of both games come to the total printed', () => {
  expect(sayings(rule, happy)).toEqual([]);
  expect(sayings(rule, rencontre)).toEqual([]);
});

it('a total that is one euro off is told', () => {
  expect(
    sayings(
      rule,
      withPrizes(happy, () => ({ total: euros(3_960_001) })),
    ),
  ).toEqual([
    '3: the rows of the prize table come to 3\u00a0960\u00a0000\u00a0€, its total says 3\u00a0960\u00a0001\u00a0€',
  ]);
});
